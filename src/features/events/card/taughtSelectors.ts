import { isPlayerValue } from '@/model/fieldProblem';
import { idAs, otherNames, type PlayerShown } from '@/model/identities';
import { nameWords } from '@/model/nameSearch';
import { limits, lengthOf } from '@/model/schema/limits';
import { cleanLine, isLine } from '@/model/texts';
import type { RootState } from '@/store/typed';
import { selectIdentities } from '@/wiki/records/identitiesSelectors';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { newNames, type CardRow } from './cardForm';

/** A name that a card says a known player has: whoever reads it elsewhere finds the player by it. */
export interface TaughtName {
  readonly written: string;
  /** The same for names that nobody tells apart. */
  readonly spelling: string;
  readonly id: string;
  /** The name that the wiki calls the player by. */
  readonly name: string;
  /** True if the author does not want it to be remembered. */
  readonly isForgotten: boolean;
}

/** One text for names that nobody tells apart: the words in any order, as the search finds them. */
const spellingOf = (name: string): string => [...nameWords(name)].sort().join(' ');

/**
 * The names that the rows teach: those their source writes and nobody bore, and whose players the author has named. Not
 * those by which the rows call two people, or a new one, nor more than a player may have. New objects each time.
 */
export function selectTaughtNames(
  state: RootState,
  rows: readonly CardRow[],
  forgotten: readonly string[] = [],
): readonly TaughtName[] {
  const room = new Map<string, number>();
  return [...answersOf(rows)].flatMap(([spelling, { written, id }]): readonly TaughtName[] => {
    // A kept form may name a player who was merged into another one since.
    const known = id === undefined ? undefined : selectPlayer(state, idAs(id, selectIdentities(state)));
    if (known === undefined || bears(known, spelling)) return [];
    const isForgotten = forgotten.includes(spelling);
    const left = room.get(known.id) ?? limits.aliases - (known.aliases?.length ?? 0);
    if (!isForgotten) room.set(known.id, left - 1);
    if (!isForgotten && left <= 0) return [];
    return [{ written, spelling, id: known.id, name: known.name, isForgotten }];
  });
}

interface WrittenAnswer {
  readonly written: string;
  /** `undefined` where the rows do not mean one known player by it. */
  readonly id: string | undefined;
}

/** The players meant by the written names, each by its spelling and in the order of the rows. */
function answersOf(rows: readonly CardRow[]): ReadonlyMap<string, WrittenAnswer> {
  const isNew = new Set(newNames(rows).map(spellingOf));
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

/** A Chinese character stands for more than a letter: two are a name, such as 白鵬. */
const ideograph = /\p{Script=Han}/gu;

/**
 * Tells whether a player can be found by a written name for good. A single short word is rarely one person's: taught once,
 * every "Ali" or "Kim" of a later paste would be that player's without a question.
 */
function canTeach(written: string): boolean {
  const [first, ...others] = nameWords(written);
  if (first === undefined || !isLine(written, limits.name)) return false;
  return others.length > 0 || lengthOf(first.replace(ideograph, '$&$&')) >= 4;
}

const bears = (player: PlayerShown, spelling: string): boolean =>
  [player.name, ...otherNames(player)].some((name) => spellingOf(name) === spelling);
