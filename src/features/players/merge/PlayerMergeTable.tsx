import { titles } from '@/language/en/titles';
import { fields as fieldTexts } from '@/language/en/fields';
import { merging } from '@/language/en/merging';
import { useText } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { fieldsFor } from '@/model/records/fields';
import type { Match, Player } from '@/model/records/records';
import { MergeRow, MergeTable, type MergeTableProps } from '@/parts/merging/MergeTable';
import { useAppSelector } from '@/store/typed';
import { DateText } from '@/ui/DateText';
import { selectKeepsYear } from '@/wiki/records/minorSelectors';
import { selectConfirmedMatchesOf } from '@/wiki/records/mergeSelectors';

export const comparedFields = fieldsFor('player', undefined).filter(({ path }) => path !== 'name');

interface PlayerMergeTableProps extends Pick<MergeTableProps, 'taking'> {
  readonly source: Player;
  readonly target: Player;
}

export function PlayerMergeTable(props: PlayerMergeTableProps) {
  const t = useText();
  const { source, target } = props;
  const keepsYear = useAppSelector((state) => [source, target].some(({ id }) => selectKeepsYear(state, id)));
  const fields = keepsYear ? comparedFields.filter(({ path }) => path !== 'birthYear') : comparedFields;
  return (
    <MergeTable {...props} fields={fields}>
      <MergeRow fact={t(fieldTexts.name)} target={target.name} source={source.name} />
      <Figures source={source} target={target} />
    </MergeTable>
  );
}

function Figures({ source, target }: Pick<PlayerMergeTableProps, 'source' | 'target'>) {
  const t = useText();
  const of = useAppSelector((state) => selectConfirmedMatchesOf(state, source.id));
  const own = useAppSelector((state) => selectConfirmedMatchesOf(state, target.id));
  const day = (match: Match | undefined) =>
    match === undefined ? '–' : <DateText value={knownDate(match)} />;
  return (
    <>
      <MergeRow fact={t(titles.matches)} target={own.length} source={of.length} />
      <MergeRow fact={t(merging.first)} target={day(own[0])} source={day(of[0])} />
      <MergeRow fact={t(merging.last)} target={day(own.at(-1))} source={day(of.at(-1))} />
    </>
  );
}
