import { useLanguage } from '@/language/useLanguage';
import { genderDoubtKey, genderDoubtText } from '@/parts/matches/genderDoubtText';
import { nameOfDraft } from '@/parts/drafts/draft';
import { doubtText } from '@/parts/rows/remarkTexts';
import { useAppSelector } from '@/store/typed';
import { genderDoubts, gendersOf } from '@/wiki/search/genders';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import { useSport } from '@/wiki/sports/useSports';
import styles from './Card.module.css';
import type { CardRow } from './cardForm';
import { selectPlayerOf } from './rowSelectors';

export interface RowDoubtsProps {
  readonly sport: string;
  readonly row: CardRow;
}

/** A column of scores is too narrow for a sentence. */
export const isScore = (path: string | undefined): boolean =>
  path === 'player1.score' || path === 'player2.score';

export function RowDoubts({ sport, row }: RowDoubtsProps) {
  const language = useLanguage();
  const { t } = language;
  const definition = useSport(sport);
  const { search } = useRecordSearch();
  const first = useAppSelector((state) => selectPlayerOf(state, row.player1));
  const second = useAppSelector((state) => selectPlayerOf(state, row.player2));
  const sides = [first, second].map((player) => gendersOf(search, player));
  const doubts = genderDoubts(row.gender, row, definition, sides);
  const ofScore = row.doubts?.filter(({ at }) => isScore(at)) ?? [];
  if (doubts.length + ofScore.length === 0) return null;
  const names = [nameOfDraft(row.player1), nameOfDraft(row.player2)] as const;
  return (
    <ul className={styles.doubts}>
      {ofScore.map((doubt) => (
        <li key={doubt.code}>{doubtText(language, doubt)}</li>
      ))}
      {doubts.map((doubt) => (
        <li key={genderDoubtKey(doubt)}>{genderDoubtText(t, definition, doubt, names)}</li>
      ))}
    </ul>
  );
}
