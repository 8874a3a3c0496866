import { useText } from '@/language/useLanguage';
import { genderDoubtKey, genderDoubtText } from '@/parts/matches/genderDoubtText';
import { nameOfDraft } from '@/parts/drafts/draft';
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

export function RowDoubts({ sport, row }: RowDoubtsProps) {
  const t = useText();
  const definition = useSport(sport);
  const { search } = useRecordSearch();
  const first = useAppSelector((state) => selectPlayerOf(state, row.player1));
  const second = useAppSelector((state) => selectPlayerOf(state, row.player2));
  const sides = [first, second].map((player) => gendersOf(search, player));
  const doubts = genderDoubts(row.gender, row, definition, sides);
  if (doubts.length === 0) return null;
  const names = [nameOfDraft(row.player1), nameOfDraft(row.player2)] as const;
  return (
    <ul className={styles.doubts}>
      {doubts.map((doubt) => (
        <li key={genderDoubtKey(doubt)}>{genderDoubtText(t, definition, doubt, names)}</li>
      ))}
    </ul>
  );
}
