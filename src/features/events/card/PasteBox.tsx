import { ListPlus } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { events } from '@/language/en/events';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { readCard, type LineTrouble, type ReadLine } from '@/model/card/cardText';
import type { Gender } from '@/model/sports';
import { useAppDispatch, type AppThunk } from '@/store/typed';
import { Button } from '@/ui/Button';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { selectPlayer } from '@/features/wiki/records/recordsSelectors';
import type { RecordSearch } from '@/features/wiki/search/recordSearch';
import { useRecordSearch } from '@/features/wiki/search/useRecordSearch';
import styles from './Card.module.css';
import type { CardRow } from './cardForm';
import { sideOfName } from './knownNames';

export interface PasteBoxProps {
  readonly sport: string;
  readonly text: string;
  /** Of the last row, for lines that say none. */
  readonly lastGender: Gender | undefined;
  readonly onText: (text: string) => void;
  /** Gives the rows of the lines that were understood, and the text of the others. */
  readonly onAdd: (rows: readonly Omit<CardRow, 'key'>[], left: string) => void;
}

/** Takes a card as text; says of each line that is not understood why, and keeps it. */
export function PasteBox({ sport, text, lastGender, onText, onAdd }: PasteBoxProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { search } = useRecordSearch();
  const shown = useDeferredValue(text);
  const lines = useMemo(() => readCard(shown, sport), [shown, sport]);
  const understood = lines.filter((line) => line.kind === 'match');
  const unread = lines.filter((line) => line.kind === 'unread');
  const add = () => {
    const read = readCard(text, sport);
    onAdd(
      dispatch(rowsOf(read, search, lastGender ?? 'M')),
      read.flatMap((line) => (line.kind === 'unread' ? [line.text] : [])).join('\n'),
    );
  };
  return (
    <div className={styles.paste}>
      <TextAreaField
        label={t(events.pasteCard)}
        hint={t(events.pasteHint)}
        rows={4}
        value={text}
        onChange={onText}
      />
      {unread.length > 0 && (
        <ul className={styles.unread}>
          {unread.map(({ line, text: original, trouble }) => (
            <li key={line}>
              <span className={styles.line}>{t(events.unreadLine, { line, text: original })}</span>
              <span>{t(troubleTexts[trouble])}</span>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {understood.length > 0 && (
          <Button icon={<ListPlus aria-hidden />} disabled={search === undefined} onClick={add}>
            {t(events.addLines, { count: understood.length })}
          </Button>
        )}
      </div>
    </div>
  );
}

const troubleTexts = {
  sides: events.lineSides,
  manySides: events.lineManySides,
  name: events.lineName,
  samePlayer: events.lineSame,
  score: events.lineScore,
  weight: events.lineWeight,
  twice: events.lineTwice,
  winner: events.lineWinner,
  cell: events.lineCell,
  tooLong: events.lineTooLong,
  tooMany: events.lineTooMany,
} as const satisfies Record<LineTrouble, Text>;

const rowsOf =
  (
    lines: readonly ReadLine[],
    search: RecordSearch | undefined,
    lastGender: Gender,
  ): AppThunk<readonly Omit<CardRow, 'key'>[]> =>
  (_dispatch, getState) => {
    const nameOf = (id: string) => selectPlayer(getState(), id)?.name;
    let gender = lastGender;
    return lines.flatMap((line): readonly Omit<CardRow, 'key'>[] => {
      if (line.kind === 'unread') return [];
      const { player1, player2, ...facts } = line.match;
      gender = facts.gender ?? gender;
      return [
        {
          ...facts,
          gender,
          player1: sideOfName(search, player1, nameOf),
          player2: sideOfName(search, player2, nameOf),
        },
      ];
    });
  };
