import type { ReactNode } from 'react';
import { fields as fieldTexts } from '@/language/en/fields';
import { merging } from '@/language/en/merging';
import { useLanguage } from '@/language/useLanguage';
import { fieldsFor, fieldValue } from '@/model/fields';
import type { Player } from '@/model/records';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { fieldText } from '@/parts/display/fieldText';
import { fieldLabel } from '@/parts/display/sportWords';
import { useAppSelector } from '@/store/typed';
import { DataCell, DataRow, DataTable, type Column } from '@/ui/DataTable';
import { DateText } from '@/ui/DateText';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { selectConfirmedMatchesOf } from '@/wiki/records/mergeSelectors';
import { useSports } from '@/wiki/sports/useSports';
import { sameFieldValue } from '@/model/delta';

export interface MergeTableProps {
  readonly source: Player;
  readonly target: Player;
  /** The facts that the page that stays takes over; absent where the two are not to become one. */
  readonly taking?: {
    /** Paths of the facts. */
    readonly taken: ReadonlySet<string>;
    readonly onTake: (path: string, take: boolean) => void;
  };
}

/** The facts that both pages can have, without the name: that of the other page is found as another name. */
export const comparedFields = fieldsFor('player', undefined).filter(({ path }) => path !== 'name');

/** Tells whether the page that goes says something that the other one does not. */
export const canTake = (field: FieldSpec, source: Player, target: Player): boolean => {
  const value = fieldValue(source, field);
  return value !== null && !sameFieldValue(field, value, fieldValue(target, field));
};

/** Two pages side by side, fact by fact, with what the page that stays takes over. */
export function MergeTable({ source, target, taking }: MergeTableProps) {
  const language = useLanguage();
  const { t } = language;
  const sports = useSports();
  const columns: readonly Column[] = [
    { key: 'fact', label: t(merging.fact), phone: 'lead' },
    { key: 'target', label: target.name },
    { key: 'source', label: source.name },
    { key: 'take', label: t(merging.take), phone: 'end', hideLabel: true },
  ];
  const text = (player: Player, field: FieldSpec) =>
    fieldText(language, sports, field, fieldValue(player, field));
  const shown = comparedFields.filter((field) => text(source, field) ?? text(target, field));
  return (
    <DataTable caption={t(merging.compare)} columns={columns}>
      <Row fact={t(fieldTexts.name)} target={target.name} source={source.name} />
      {shown.map((field) => (
        <Row
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
      <Figures source={source} target={target} />
    </DataTable>
  );
}

/** How many matches each has, and when. */
function Figures({ source, target }: Pick<MergeTableProps, 'source' | 'target'>) {
  const { t } = useLanguage();
  const of = useAppSelector((state) => selectConfirmedMatchesOf(state, source.id));
  const own = useAppSelector((state) => selectConfirmedMatchesOf(state, target.id));
  const day = (date: string | undefined) => (date === undefined ? '–' : <DateText value={date} />);
  return (
    <>
      <Row fact={t(merging.matches)} target={own.length} source={of.length} />
      <Row fact={t(merging.first)} target={day(own[0]?.date)} source={day(of[0]?.date)} />
      <Row fact={t(merging.last)} target={day(own.at(-1)?.date)} source={day(of.at(-1)?.date)} />
    </>
  );
}

interface RowProps {
  readonly fact: string;
  readonly target: ReactNode;
  readonly source: ReactNode;
  readonly take?: ReactNode;
}

function Row({ fact, target, source, take }: RowProps) {
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
