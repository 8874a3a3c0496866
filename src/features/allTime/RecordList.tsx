import { Fragment, useState, type ReactNode } from 'react';
import { List } from '@/ui/List';
import { records } from '@/language/en/records';
import { useText } from '@/language/useLanguage';
import { cellsOf, type CellColumns } from '@/parts/export/cells';
import { CsvButton } from '@/parts/export/CsvButton';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';

export interface RecordListProps<T> {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  readonly render: (row: T) => ReactNode;
  readonly columns: CellColumns<T>;
}

const atFirst = 10;

export function RecordList<T>({ title, hint, rows, keyOf, render, columns }: RecordListProps<T>) {
  const t = useText();
  const [whole, setWhole] = useState(false);
  if (rows.length === 0) return undefined;
  const shown = whole ? rows : rows.slice(0, atFirst);
  return (
    <Section
      title={title}
      actions={<CsvButton file={title} what={title} content={() => cellsOf(rows, columns)} />}
    >
      <Stack gap={3}>
        {hint !== undefined && <p>{hint}</p>}
        <List label={title} ordered>
          {shown.map((row) => (
            <Fragment key={keyOf(row)}>{render(row)}</Fragment>
          ))}
        </List>
        {rows.length > shown.length && (
          <Button onClick={() => setWhole(true)}>
            {t(records.showMore, { count: rows.length - shown.length })}
          </Button>
        )}
      </Stack>
    </Section>
  );
}
