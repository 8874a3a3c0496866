import { useState } from 'react';
import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import { Button } from '@/ui/Button';
import { DataTable, type DataTableProps } from '@/ui/DataTable';
import { Stack } from '@/ui/Stack';

export interface LongTableProps<Row> extends DataTableProps<Row> {
  readonly step: number;
}

export function LongTable<Row>({ rows, step, ...table }: LongTableProps<Row>) {
  const t = useText();
  const [shown, setShown] = useState(step);
  return (
    <Stack gap={3}>
      <DataTable {...table} rows={rows.slice(0, shown)} />
      {rows.length > shown && <Button onClick={() => setShown(shown + step)}>{t(ratings.more)}</Button>}
    </Stack>
  );
}
