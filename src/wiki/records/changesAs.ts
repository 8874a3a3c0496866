import { idAs, isNobody, matchAs, type AllIdentities, type Identities } from '@/model/identities';
import type { Match } from '@/model/records';
import { turnedEdit } from '@/model/turned';
import { applyChange, squash, type Change, type Entity } from '@/overlay/change';
import type { Changes } from '@/overlay/overlay';
import type { PathEdit } from '@/lib/path';

/**
 * Changes of matches with their players and events as identities have them, those of a match that doubles another one made
 * to that one.
 *
 * @param find a match as it is stored, and with its own change laid over it
 * @param isTurned tells whether one match has the players of another one the other way round
 */
export function matchChangesAs(
  changes: Changes<Match>,
  identities: AllIdentities,
  find: FindBoth,
  isTurned: (id: string, target: string) => boolean,
): Changes<Match> {
  if (isNobody(identities) || changes.size === 0) return changes;
  const as = [...changes].map(([id, change]) => [id, matchChangeAs(change, identities, find)] as const);
  const known = as.every(([id, change]) => changes.get(id) === change) ? changes : new Map(as);
  return mergedChangesAs(known, identities.doubles, (patch, id, target) =>
    isTurned(id, target) ? patch.map(turnedEdit) : patch,
  );
}

type FindBoth = (id: string) => Readonly<Record<'stored' | 'laid', Match | undefined>>;

function matchChangeAs(change: Change<Match>, identities: AllIdentities, find: FindBoth): Change<Match> {
  if (change.kind === 'set') {
    const value = matchAs(change.value, identities.players, identities.events);
    return value === change.value ? change : { ...change, value };
  }
  if (change.kind !== 'patch' || identities.players.size === 0) return change;
  if (!change.patch.some(({ path }) => /^player[12]\.id$/.test(path))) return change;
  const sides = sidesAs(change, identities.players, find(change.id));
  return sides.length === 0 ? change : { ...change, patch: [...change.patch, ...sides] };
}

/**
 * Further writes, so that both sides are as identities have them. It takes both to tell: a change of one may
 * bring two together who are said to be one, or part them, and with that the other side is named another way.
 */
function sidesAs(
  change: Change<Match>,
  players: Identities,
  { stored, laid }: ReturnType<FindBoth>,
): readonly PathEdit[] {
  if (stored === undefined || laid === undefined) return [];
  const [shown, right] = [applyChange(matchAs(stored, players), change), matchAs(laid, players)];
  return (['player1', 'player2'] as const).flatMap((side) =>
    (['id', 'name'] as const).flatMap((part) =>
      shown?.[side][part] === right[side][part] ? [] : { path: `${side}.${part}`, value: right[side][part] },
    ),
  );
}

/**
 * Changes of records, those of one that was merged into another one made to that one.
 *
 * @param told the writes as they are said of the other record; by default as they are
 */
export function mergedChangesAs<R extends Entity>(
  changes: Changes<R>,
  identities: ReadonlyMap<string, { readonly id: string }>,
  told: (patch: readonly PathEdit[], id: string, target: string) => readonly PathEdit[] = (patch) => patch,
): Changes<R> {
  if (![...changes.keys()].some((id) => identities.has(id))) return changes;
  const moved = new Map<string, Change<R>>();
  for (const [id, change] of changes) {
    const target = idAs(id, identities);
    const patch = target === id ? undefined : told(factsOf(change), id, target);
    if (patch?.length === 0) continue;
    const as: Change<R> = patch === undefined ? change : { kind: 'patch', id: target, patch };
    const known = moved.get(target);
    moved.set(target, known === undefined ? as : squash(known, as));
  }
  return moved;
}

/**
 * Writes that are about who a record is, and not about what it is: its own identity, whether it was reviewed, and whether its
 * page is hidden.
 */
const ofRecordAlone: ReadonlySet<string> = new Set(['sameAs', 'valid', 'hidden']);

/** The part of a change that can be made to another record; empty where it says nothing else, or is no edit. */
const factsOf = (change: Change<Entity>): readonly PathEdit[] =>
  change.kind === 'patch' ? change.patch.filter(({ path }) => !ofRecordAlone.has(path)) : [];
