import { titles } from '@/language/en/titles';
import { fields as fieldTexts } from '@/language/en/fields';
import { merging } from '@/language/en/merging';
import { useText } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { fieldsFor } from '@/model/records/fields';
import type { Match, Player } from '@/model/records/records';
import { MergeTable, type MergeTableProps } from '@/parts/merging/MergeTable';
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
  const of = useAppSelector((state) => selectConfirmedMatchesOf(state, source.id));
  const own = useAppSelector((state) => selectConfirmedMatchesOf(state, target.id));
  const day = (match: Match | undefined) =>
    match === undefined ? '–' : <DateText value={knownDate(match)} />;
  const more = [
    { fact: t(fieldTexts.name), target: target.name, source: source.name },
    { fact: t(titles.matches), target: own.length, source: of.length },
    { fact: t(merging.first), target: day(own[0]), source: day(of[0]) },
    { fact: t(merging.last), target: day(own.at(-1)), source: day(of.at(-1)) },
  ];
  return <MergeTable {...props} fields={fields} more={more} />;
}
