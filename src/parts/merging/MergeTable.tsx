import type { ReactNode } from 'react';
import { merging } from '@/language/en/merging';
import { useLanguage } from '@/language/useLanguage';
import { fieldValue } from '@/model/records/fields';
import { shownValue } from '@/model/days/shownValue';
import type { Event, Player } from '@/model/records/records';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { fieldText } from '@/parts/words/fieldText';
import { fieldLabel } from '@/parts/words/sportWords';
import { DataTable, type Column } from '@/ui/DataTable';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useSports } from '@/wiki/sports/useSports';
import { sameFieldValue } from '@/model/proposals/delta';

type Paged = Event | Player;

interface Compared {
  readonly fact: string;
  readonly target: ReactNode;
  readonly source: ReactNode;
  readonly take?: ReactNode;
}

export interface MergeTableProps {
  readonly source: Paged;
  readonly target: Paged;
  readonly fields: readonly FieldSpec[];
  /** The facts that the target takes over; absent if the two are not to be merged. */
  readonly taking?: {
    readonly taken: ReadonlySet<string>;
    readonly onTake: (path: string, take: boolean) => void;
  };
  readonly more?: readonly Compared[];
}

export const canTake = (field: FieldSpec, source: Paged, target: Paged): boolean => {
  const [value, other] = [source, target].map((record) =>
    shownValue(field, fieldValue(record, field), record),
  );
  return !field.beside && value !== null && !sameFieldValue(field, value, other);
};

export function MergeTable({ source, target, fields, taking, more = [] }: MergeTableProps) {
  const language = useLanguage();
  const { t } = language;
  const sports = useSports();
  const columns: readonly Column<Compared>[] = [
    { label: t(merging.fact), phone: 'lead', cell: ({ fact }) => fact },
    { label: target.name, cell: (row) => row.target },
    { label: source.name, cell: (row) => row.source },
    { label: t(merging.take), phone: 'end', hideLabel: true, cell: ({ take }) => take },
  ];
  const text = (record: Paged, field: FieldSpec) =>
    fieldText(language, sports, field, shownValue(field, fieldValue(record, field), record));
  const shown = fields.filter((field) => !field.beside && (text(source, field) ?? text(target, field)));
  const takeOf = (field: FieldSpec) =>
    taking &&
    canTake(field, source, target) && (
      <CheckboxField
        label={
          <>
            <span aria-hidden>{t(merging.take)}</span>
            <VisuallyHidden>
              {t(merging.takeFact, { field: fieldLabel(t, field), value: text(source, field) ?? '' })}
            </VisuallyHidden>
          </>
        }
        checked={taking.taken.has(field.path)}
        onChange={(take) => taking.onTake(field.path, take)}
      />
    );
  const compared = shown.map((field) => ({
    fact: fieldLabel(t, field),
    target: text(target, field) ?? '–',
    source: text(source, field) ?? '–',
    take: takeOf(field),
  }));
  return (
    <DataTable
      caption={t(merging.compare)}
      columns={columns}
      rows={[...compared, ...more]}
      keyOf={({ fact }) => fact}
    />
  );
}
