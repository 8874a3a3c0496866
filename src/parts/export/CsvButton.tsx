import { Download } from 'lucide-react';
import { records } from '@/language/en/records';
import { message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { useAppDispatch, type AppThunk } from '@/store/typed';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { Button } from '@/ui/Button';
import { saveFile } from '@/ui/saveFile';
import type { CsvContent } from './csv';

export interface CsvButtonProps {
  /** Of which the file's name is made. */
  readonly file: string;
  /** Default: that a table is downloaded. */
  readonly label?: string | undefined;
  /** Asked on the click, so that a long list costs nothing before. */
  readonly content: () => CsvContent | Promise<CsvContent>;
  /** There is nothing to save yet; the button has its place. */
  readonly disabled?: boolean | undefined;
}

/** Saves a list as a table, all of it and in its order. */
export function CsvButton({ file, label, content, disabled }: CsvButtonProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<Download aria-hidden />}
      disabled={disabled}
      onClick={() => void dispatch(saveCsv(file, content))}
    >
      {label ?? t(records.downloadCsv)}
    </Button>
  );
}

/** Hands the reader a table as a file; its code is loaded only now. */
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
      dispatch(noticeShown({ id: 'csv', message: message(records.csvFailed), tone: 'error' }));
    }
  };
