import type { ReactNode } from 'react';
import { merging } from '@/language/en/merging';
import { useLanguage } from '@/language/useLanguage';
import { fieldValue } from '@/model/fields';
import type { Event, Player } from '@/model/records';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { fieldText } from '@/parts/display/fieldText';
import { fieldLabel } from '@/parts/display/sportWords';
import { DataCell, DataRow, DataTable, type Column } from '@/ui/DataTable';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useSports } from '@/wiki/sports/useSports';
import { sameFieldValue } from '@/model/delta';

/** A record that has a page of its own. */
type Paged = Event | Player;

export interface MergeTableProps {
  readonly source: Paged;
  readonly target: Paged;
  /** The facts that are compared. */
  readonly fields: readonly FieldSpec[];
  /** The facts that the page that stays takes over; absent where the two are not to become one. */
  readonly taking?: {
    /** Paths of the facts. */
    readonly taken: ReadonlySet<string>;
    readonly onTake: (path: string, take: boolean) => void;
  };
  /** Rows with figures, below the facts. */
  readonly children?: ReactNode;
}

/** Tells whether the page that goes says something that the other one does not. */
export const canTake = (field: FieldSpec, source: Paged, target: Paged): boolean => {
  const value = fieldValue(source, field);
  return value !== null && !sameFieldValue(field, value, fieldValue(target, field));
};

/** Two pages side by side, fact by fact, with what the page that stays takes over. */
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

/** One fact of both pages. */
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
