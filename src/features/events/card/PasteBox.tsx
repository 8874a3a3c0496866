import { CalendarPlus, ListPlus } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { events } from '@/language/en/events';
import { useText } from '@/language/useLanguage';
import type { MatchLine } from '@/model/card/cardLines';
import { readCard } from '@/model/card/cardText';
import { withoutEventLines, withoutMatches } from '@/model/card/remainingText';
import { useAppDispatch, type AppThunk } from '@/store/typed';
import type { Drafts } from '@/parts/drafts/draft';
import { Button } from '@/ui/Button';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { codeWords } from '@/model/card/cardFacts';
import { withLateClass } from '@/model/card/weightClass';
import type { Doubt } from '@/model/card/remarks';
import type { RowSide } from '@/model/card/row';
import { countriesBeside } from '@/model/importing/distinguish';
import { liveCodes, type Sport } from '@/model/sports';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import type { RecordSearch } from '@/wiki/search/recordSearch';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import { useSport } from '@/wiki/sports/useSports';
import styles from './Card.module.css';
import { mostRows, type CardRow } from './cardForm';
import { fillableFrom } from './fillableEvent';
import { sideOfName } from './knownNames';
import { SourceLines } from './SourceLines';
import { useEventNames } from './useEventNames';

export interface PasteBoxProps {
  readonly sport: string;
  readonly text: string;
  readonly room: number;
  readonly onText: (text: string) => void;
  /** Fields of a new event; absent when adding to an existing one. */
  readonly event?: Drafts | undefined;
  readonly onFill?: ((drafts: Drafts) => void) | undefined;
  /** Receives the rows of the parsed lines that fit, and the text of the remaining lines. */
  readonly onAdd: (rows: readonly Omit<CardRow, 'key'>[], left: string) => void;
}

export function PasteBox({ sport: id, text, room, event, onText, onFill, onAdd }: PasteBoxProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { search } = useRecordSearch();
  const sport = useSport(id);
  const shown = useDeferredValue(text);
  const isEventName = useEventNames(id);
  const read = (source: string) => readCard(source, sport, { isEventName });
  const lines = useMemo(() => readCard(shown, sport, { isEventName }), [shown, sport, isEventName]);
  const understood = lines.filter((line) => line.kind === 'match').length;
  const fitting = Math.min(understood, room);
  const offered = event === undefined ? {} : fillableFrom(lines, event);
  const canFill = onFill !== undefined && Object.keys(offered).length > 0;
  const add = () => {
    const all = read(text);
    const taken = all.filter((line) => line.kind === 'match').slice(0, room);
    onAdd(
      dispatch(rowsOf(taken, sport, search)),
      withoutMatches(text, all, new Set(taken.map(({ line }) => line)), { keepsEvent: canFill, sport }),
    );
  };
  const fill = () => {
    onFill?.(offered);
    onText(withoutEventLines(text, read(text)));
  };
  return (
    <div className={styles.paste}>
      <TextAreaField
        label={t(events.pasteCard)}
        hint={t(sport?.score.draws === false ? events.pasteHintNoDraws : events.pasteHint, {
          codes: exampleCodes(sport),
        })}
        rows={4}
        value={text}
        onChange={onText}
      />
      <SourceLines sport={sport} lines={lines} />
      {canFill && (
        <div>
          <Button icon={<CalendarPlus aria-hidden />} onClick={fill}>
            {t(events.fillEvent)}
          </Button>
        </div>
      )}
      <div role="status">
        {fitting > 0 && (
          <Button icon={<ListPlus aria-hidden />} disabled={search === undefined} onClick={add}>
            {t(events.addLines, { count: fitting })}
          </Button>
        )}
        {understood > fitting && (
          <p className={styles.room}>
            {fitting === 0
              ? t(events.cardFull, { most: mostRows, count: understood })
              : t(events.cardRoom, { most: mostRows, count: fitting, found: understood })}
          </p>
        )}
      </div>
    </div>
  );
}

const exampleCodes = (sport: Sport | undefined): string =>
  (sport?.choices ?? [])
    .slice(0, 2)
    .map((choice) => ` ${codeWords(choice.path, liveCodes(choice)[0] ?? '', sport)}`)
    .join('');

const rowsOf =
  (
    lines: readonly MatchLine[],
    sport: Sport | undefined,
    search: RecordSearch | undefined,
  ): AppThunk<readonly Omit<CardRow, 'key'>[]> =>
  (_dispatch, getState) => {
    const storedOf = (id: string) => selectPlayer(getState(), id);
    const countries = countriesBeside(lines);
    const countriesOf = ({ spelling }: RowSide) => [...(countries.get(spelling) ?? [])];
    const personOf = (side: RowSide) =>
      sideOfName(search, { ...side, isNamesake: countriesOf(side).length > 1 }, storedOf);
    const namesakes = (at: 'player1' | 'player2', side: RowSide): readonly Doubt[] => {
      const all = countriesOf(side);
      return all.length > 1 ? [{ code: 'namesake', said: all.join(' · '), at }] : [];
    };
    return lines.map(({ sides, facts, doubts }) => {
      const [first, second] = sides;
      const [player1, player2] = [personOf(first), personOf(second)];
      const all = [...doubts, ...namesakes('player1', first), ...namesakes('player2', second)];
      return {
        ...withLateClass({ ...facts, doubts: all }, sport),
        player1: player1.player,
        player2: player2.player,
        written: { player1: player1.written, player2: player2.written },
        about: {
          player1: { country: first.country, other: first.other },
          player2: { country: second.country, other: second.other },
        },
      };
    });
  };
