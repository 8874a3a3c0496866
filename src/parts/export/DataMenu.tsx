import { Download } from 'lucide-react';
import { useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import { records } from '@/language/en/records';
import { useText } from '@/language/useLanguage';
import { useAppDispatch } from '@/store/typed';
import { Menu } from '@/ui/Menu';
import { saveCsv } from './CsvButton';
import { createDataOffers, DataOffersContext } from './dataOffers';

/** A page whose tables are in one `DataMenu` instead of buttons beside their headings. */
export function DataPage({ children }: { readonly children: ReactNode }) {
  const [offers] = useState(createDataOffers);
  return <DataOffersContext value={offers}>{children}</DataOffersContext>;
}

/** All tables that the page has to save. It is there from the start, so that none of them moves the page. */
export function DataMenu() {
  const t = useText();
  const dispatch = useAppDispatch();
  const page = useContext(DataOffersContext) ?? none;
  const offers = useSyncExternalStore(page.subscribe, page.all);
  return (
    <Menu
      label={t(records.data)}
      icon={<Download aria-hidden />}
      variant="secondary"
      size="sm"
      items={
        offers.length === 0
          ? [{ label: t(records.noData), disabled: true }]
          : offers.map(({ label, file, content }) => ({
              label: t(records.csvOf, { what: label }),
              icon: <Download aria-hidden />,
              onSelect: () => void dispatch(saveCsv(file, content)),
            }))
      }
    />
  );
}

const none = createDataOffers();
