import { isPlayerValue } from '@/model/records/fieldProblem';
import { idAs, type PlayerShown } from '@/model/identity/identities';
import { otherNames } from '@/model/identity/namesOfPlayer';
import { nameWords } from '@/model/names/nameSearch';
import { canTeach } from '@/model/names/spelling';
import { limits } from '@/model/schema/limits';
import { cleanLine } from '@/model/texts';
import type { RootState } from '@/store/typed';
import { selectIdentities } from '@/wiki/records/identitiesSelectors';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import type { CardRow } from './cardForm';
import { newPeople } from './cardPeople';

/** A name that the card adds to a known player, so that searches and later imports find the player by it. */
export interface TaughtName {
  readonly written: string;
  /** Equal for names that differ only in case, accents or word order. */
  readonly spelling: string;
  readonly id: string;
  readonly name: string;
  readonly isForgotten: boolean;
}

const spellingOf = (name: string): string => [...nameWords(name)].sort().join(' ');

/**
 * Names that the rows add to known players: written by the source, unknown so far, and assigned by the
 * author. A name used for two people or for a new player is left out, and so is one beyond a player's
 * maximum. Returns new objects each time.
 */
export function selectTaughtNames(
  state: RootState,
  rows: readonly CardRow[],
  forgotten: readonly string[] = [],
): readonly TaughtName[] {
  const room = new Map<string, number>();
  return [...answersOf(rows)].flatMap(([spelling, { written, id }]): readonly TaughtName[] => {
    // The stored form may name a player who was merged meanwhile.
    const known = id === undefined ? undefined : selectPlayer(state, idAs(id, selectIdentities(state)));
    if (known === undefined || bears(known, spelling)) return [];
    const isForgotten = forgotten.includes(spelling);
    const left = room.get(known.id) ?? limits.spellings - (known.spellings?.length ?? 0);
    if (!isForgotten) room.set(known.id, left - 1);
    if (!isForgotten && left <= 0) return [];
    return [{ written, spelling, id: known.id, name: known.name, isForgotten }];
  });
}

interface WrittenAnswer {
  readonly written: string;
  /** `undefined` if the rows do not agree on one known player. */
  readonly id: string | undefined;
}

function answersOf(rows: readonly CardRow[]): ReadonlyMap<string, WrittenAnswer> {
  const isNew = new Set(newPeople(rows).map(({ name }) => spellingOf(name)));
  const answers = new Map<string, WrittenAnswer>();
  for (const { row, side } of rows.flatMap(sidesOf)) {
    const written = cleanLine(row.written?.[side] ?? '');
    const spelling = spellingOf(written);
    const draft = row[side];
    if (!canTeach(written) || isNew.has(spelling) || draft.kind !== 'value' || !isPlayerValue(draft.value))
      continue;
    const earlier = answers.get(spelling);
    const isSame = earlier === undefined || earlier.id === draft.value.id;
    answers.set(spelling, { written: earlier?.written ?? written, id: isSame ? draft.value.id : undefined });
  }
  return answers;
}

const sidesOf = (row: CardRow) => (['player1', 'player2'] as const).map((side) => ({ row, side }));

const bears = (player: PlayerShown, spelling: string): boolean =>
  [player.name, ...otherNames(player)].some((name) => spellingOf(name) === spelling);
