import { Download } from 'lucide-react';
import { useContext, useEffect, useRef } from 'react';
import { records } from '@/language/en/records';
import { message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { useAppDispatch, type AppThunk } from '@/store/typed';
import { errorShown } from '@/wiki/notices/outcomeNotices';
import { Button } from '@/ui/Button';
import { saveFile } from '@/ui/saveFile';
import type { CsvContent } from './csv';
import { DataOffersContext, type DataOffers } from './dataOffers';

export interface CsvButtonProps {
  readonly file: string;
  readonly label?: string | undefined;
  readonly what?: string | undefined;
  /** Called on the click, so that a long list costs nothing before. */
  readonly content: () => CsvContent | Promise<CsvContent>;
  /** There is nothing to save yet. The button is rendered anyway, so that the layout does not move. */
  readonly disabled?: boolean | undefined;
}

/** Saves a table. On a page with a `DataMenu` it is an item of that menu. */
export function CsvButton(props: CsvButtonProps) {
  const page = useContext(DataOffersContext);
  return page ? <Offer {...props} add={page.add} /> : <SaveButton {...props} />;
}

function Offer({ add, file, what, content, disabled }: CsvButtonProps & Pick<DataOffers, 'add'>) {
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  });
  useEffect(
    () => (disabled ? undefined : add({ file, label: what ?? file, content: () => latest.current() })),
    [add, file, what, disabled],
  );
  return null;
}

function SaveButton({ file, label, content, disabled }: CsvButtonProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<Download />}
      disabled={disabled}
      onClick={() => void dispatch(saveCsv(file, content))}
    >
      {label ?? t(records.downloadCsv)}
    </Button>
  );
}

export const saveCsv =
  (name: string, content: CsvButtonProps['content']): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const safe = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'table';
    try {
      const { csvText } = await import('./csv');
      const text = csvText(getState(), await content());
      saveFile({ name: `${safe}.csv`, type: 'text/csv;charset=utf-8', content: text });
    } catch (error) {
      console.error('No table', error);
      dispatch(errorShown('csv', message(records.csvFailed)));
    }
  };
