import type { ReactNode } from 'react';
import { merging } from '@/language/en/merging';
import { useLanguage } from '@/language/useLanguage';
import { fieldValue } from '@/model/records/fields';
import type { Event, Player } from '@/model/records/records';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { fieldText } from '@/parts/words/fieldText';
import { fieldLabel } from '@/parts/words/sportWords';
import { DataCell, DataRow, DataTable, type Column } from '@/ui/DataTable';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useSports } from '@/wiki/sports/useSports';
import { sameFieldValue } from '@/model/proposals/delta';

type Paged = Event | Player;

export interface MergeTableProps {
  readonly source: Paged;
  readonly target: Paged;
  readonly fields: readonly FieldSpec[];
  /** The facts that the target takes over; absent if the two are not to be merged. */
  readonly taking?: {
    readonly taken: ReadonlySet<string>;
    readonly onTake: (path: string, take: boolean) => void;
  };
  readonly children?: ReactNode;
}

/** Whether the source has a value that differs from the target's. */
export const canTake = (field: FieldSpec, source: Paged, target: Paged): boolean => {
  const value = fieldValue(source, field);
  return value !== null && !sameFieldValue(field, value, fieldValue(target, field));
};

export function MergeTable({ source, target, fields, taking, children }: MergeTableProps) {
  const language = useLanguage();
  const { t } = language;
  const sports = useSports();
  const columns: readonly Column[] = [
    { key: 'fact', label: t(merging.fact), phone: 'lead' },
    { key: 'target', label: target.name },
    { key: 'source', label: source.name },
    { key: 'take', label: t(merging.take), phone: 'end', hideLabel: true },
  ];
  const text = (record: Paged, field: FieldSpec) =>
    fieldText(language, sports, field, fieldValue(record, field));
  const shown = fields.filter((field) => text(source, field) ?? text(target, field));
  return (
    <DataTable caption={t(merging.compare)} columns={columns}>
      {shown.map((field) => (
        <MergeRow
          key={field.path}
          fact={fieldLabel(t, field)}
          target={text(target, field) ?? '–'}
          source={text(source, field) ?? '–'}
          take={
            taking &&
            canTake(field, source, target) && (
              <CheckboxField
                label={
                  <>
                    <span aria-hidden>{t(merging.take)}</span>
                    <VisuallyHidden>
                      {t(merging.takeFact, {
                        field: fieldLabel(t, field),
                        value: text(source, field) ?? '',
                      })}
                    </VisuallyHidden>
                  </>
                }
                checked={taking.taken.has(field.path)}
                onChange={(take) => taking.onTake(field.path, take)}
              />
            )
          }
        />
      ))}
      {children}
    </DataTable>
  );
}

interface RowProps {
  readonly fact: string;
  readonly target: ReactNode;
  readonly source: ReactNode;
  readonly take?: ReactNode;
}

export function MergeRow({ fact, target, source, take }: RowProps) {
  return (
    <DataRow>
      <DataCell column="fact" header>
        {fact}
      </DataCell>
      <DataCell column="target">{target}</DataCell>
      <DataCell column="source">{source}</DataCell>
      <DataCell column="take">{take}</DataCell>
    </DataRow>
  );
}
