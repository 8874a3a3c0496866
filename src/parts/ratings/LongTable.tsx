import { useState, type ReactNode } from 'react';
import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import { Button } from '@/ui/Button';
import { DataTable, type Column } from '@/ui/DataTable';
import { Panel } from '@/ui/Panel';
import { Stack } from '@/ui/Stack';

export interface LongTableProps<T> {
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly T[];
  /** Rows shown at first, and added by each press. */
  readonly step: number;
  readonly children: (row: T) => ReactNode;
}

/** A table that shows more rows on request. */
export function LongTable<T>({ caption, columns, rows, step, children }: LongTableProps<T>) {
  const t = useText();
  const [shown, setShown] = useState(step);
  return (
    <Stack gap={3}>
      <Panel flush>
        <DataTable caption={caption} columns={columns}>
          {rows.slice(0, shown).map(children)}
        </DataTable>
      </Panel>
      {rows.length > shown && <Button onClick={() => setShown(shown + step)}>{t(ratings.more)}</Button>}
    </Stack>
  );
}
