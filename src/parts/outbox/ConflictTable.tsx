import { fieldLabel } from '../words/sportWords';
import { valueNode } from '../records/valueNode';
import { outbox } from '@/language/en/outbox';
import { ui } from '@/language/en/ui';
import { useLanguage } from '@/language/useLanguage';
import type { Json } from '@/lib/json';
import { DataCell, DataRow, DataTable } from '@/ui/DataTable';
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
  return (
    <DataTable
      caption={t(outbox.conflictOf, { name })}
      columns={[
        { key: 'field', label: t(outbox.field), phone: 'lead' },
        ...(hasBase ? [{ key: 'base', label: t(outbox.base) }] : []),
        { key: 'now', label: t(outbox.now) },
        { key: 'mine', label: t(outbox.mine) },
      ]}
    >
      {fields.map(({ field, base, now, mine }) => (
        <DataRow key={field.path}>
          <DataCell column="field" header>
            {fieldLabel(t, field)}
          </DataCell>
          {hasBase && <DataCell column="base">{text(field, base ?? null)}</DataCell>}
          <DataCell column="now">{text(field, now)}</DataCell>
          <DataCell column="mine">
            <strong>{text(field, mine)}</strong>
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  );
}
