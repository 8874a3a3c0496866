import { events } from '@/language/en/events';
import { useText } from '@/language/useLanguage';
import { choiceAt } from '@/model/sports';
import { choiceCodeName, codeName } from '@/parts/display/sportWords';
import { nameOfDraft } from '@/parts/editing/draft';
import { useAppSelector } from '@/store/typed';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import { useSport } from '@/wiki/sports/useSports';
import styles from './Card.module.css';
import type { CardRow } from './cardForm';
import { genderDoubts, gendersOf, type GenderDoubt } from '@/parts/matches/genders';
import { selectPlayerOf } from './rowSelectors';

export interface RowDoubtsProps {
  readonly sport: string;
  readonly row: CardRow;
}

/** Warns of what in a row disagrees with what is known of its players. It may be right all the same. */
export function RowDoubts({ sport, row }: RowDoubtsProps) {
  const t = useText();
  const definition = useSport(sport);
  const { search } = useRecordSearch();
  const first = useAppSelector((state) => selectPlayerOf(state, row.player1));
  const second = useAppSelector((state) => selectPlayerOf(state, row.player2));
  const sides = [first, second].map((player) => gendersOf(search, player));
  const doubts = genderDoubts(row.gender, row, definition, sides);
  if (doubts.length === 0) return null;
  const words = (doubt: GenderDoubt): string => {
    const gender = codeName(t, 'gender', doubt.gender);
    if (doubt.kind === 'side')
      return t(events.doubtSide, {
        name: nameOfDraft([row.player1, row.player2][doubt.side] ?? row.player1),
        gender,
      });
    const code = choiceCodeName(t, choiceAt(definition, doubt.path), doubt.code);
    return t(events.doubtCode, { code, gender });
  };
  return (
    <ul className={styles.doubts}>
      {doubts.map((doubt) => (
        <li key={`${doubt.kind} ${doubt.kind === 'side' ? doubt.side : doubt.path}`}>{words(doubt)}</li>
      ))}
    </ul>
  );
}
