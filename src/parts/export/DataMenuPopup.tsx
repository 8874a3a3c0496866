import { Download } from 'lucide-react';
import { useContext } from 'react';
import { records } from '@/language/en/records';
import { useText } from '@/language/useLanguage';
import { useAppDispatch } from '@/store/typed';
import type { MenuProps } from '@/ui/Menu';
import { MenuPopup } from '@/ui/MenuPopup';
import { saveCsv } from './CsvButton';
import { DataOffersContext } from './dataOffers';

export function DataMenuPopup(look: Omit<MenuProps, 'items'>) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { offers = [] } = useContext(DataOffersContext) ?? {};
  return (
    <MenuPopup
      {...look}
      items={
        offers.length === 0
          ? [{ label: t(records.noData), disabled: true }]
          : offers.map(({ label, file, content }) => ({
              label: t(records.csvOf, { what: label }),
              icon: <Download />,
              onSelect: () => void dispatch(saveCsv(file, content)),
            }))
      }
    />
  );
}
