import { Download } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { records } from '@/language/en/records';
import { useText } from '@/language/useLanguage';
import { MenuButton } from '@/ui/Menu';
import { lazyPart } from '@/ui/lazyPart';
import { DataOffersContext, type DataOffer } from './dataOffers';

const without =
  (gone: DataOffer) =>
  (offers: readonly DataOffer[]): readonly DataOffer[] =>
    offers.filter((each) => each !== gone);

/** A page whose tables are in one `DataMenu` instead of buttons beside their headings. */
export function DataPage({ children }: { readonly children: ReactNode }) {
  const [offers, setOffers] = useState<readonly DataOffer[]>([]);
  const add = useCallback((offer: DataOffer) => {
    setOffers((before) => [...before, offer]);
    return () => setOffers(without(offer));
  }, []);
  const page = useMemo(() => ({ offers, add }), [offers, add]);
  return <DataOffersContext value={page}>{children}</DataOffersContext>;
}

const popup = lazyPart(() => import('./DataMenuPopup'), 'DataMenuPopup');

/** All tables that the page has to save. It is there from the start, so that none of them moves the page. */
export function DataMenu() {
  const t = useText();
  const look = {
    label: t(records.data),
    icon: <Download />,
    variant: 'secondary',
    size: 'sm',
  } as const;
  return (
    <MenuButton
      {...look}
      preload={popup.preload}
      menu={(button) => <popup.Part {...look} fallback={button} />}
    />
  );
}
