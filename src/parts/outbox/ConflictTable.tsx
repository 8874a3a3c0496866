import { fieldLabel } from '../words/sportWords';
import { valueNode } from '../records/valueNode';
import { outbox } from '@/language/en/outbox';
import { ui } from '@/language/en/ui';
import { useLanguage } from '@/language/useLanguage';
import type { Json } from '@/lib/json';
import { DataTable, type Column } from '@/ui/DataTable';
import type { ConflictField } from './conflictView';
import { useSports } from '@/wiki/sports/useSports';

export function ConflictTable({
  name,
  fields,
}: {
  readonly name: string;
  readonly fields: readonly ConflictField[];
}) {
  const language = useLanguage();
  const { t } = language;
  const sports = useSports();
  const hasBase = fields.some(({ base }) => base !== undefined);
  const text = (field: ConflictField['field'], value: Json) =>
    valueNode(language, sports, field, value) ?? t(ui.nothing);
  const base: Column<ConflictField> = {
    label: t(outbox.base),
    cell: (row) => text(row.field, row.base ?? null),
  };
  return (
    <DataTable
      bare
      caption={t(outbox.conflictOf, { name })}
      columns={[
        { label: t(outbox.field), phone: 'lead', cell: ({ field }) => fieldLabel(t, field) },
        ...(hasBase ? [base] : []),
        { label: t(outbox.now), cell: ({ field, now }) => text(field, now) },
        { label: t(outbox.mine), cell: ({ field, mine }) => <strong>{text(field, mine)}</strong> },
      ]}
      rows={fields}
      keyOf={({ field }) => field.path}
    />
  );
}
