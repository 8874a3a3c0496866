import { idAs, matchAs, type Identities } from '@/model/identities';
import type { Match, Player } from '@/model/records';
import { squash, type Change } from '@/overlay/change';
import type { Changes } from '@/overlay/overlay';
import type { PathEdit } from '@/lib/path';

/** Changes of matches with their players as identities have them. */
export function matchChangesAs(changes: Changes<Match>, identities: Identities): Changes<Match> {
  if (identities.size === 0 || changes.size === 0) return changes;
  const as = [...changes].map(([id, change]) => [id, matchChangeAs(change, identities)] as const);
  return as.every(([id, change]) => changes.get(id) === change) ? changes : new Map(as);
}

function matchChangeAs(change: Change<Match>, identities: Identities): Change<Match> {
  if (change.kind === 'set') {
    const value = matchAs(change.value, identities);
    return value === change.value ? change : { ...change, value };
  }
  if (change.kind !== 'patch') return change;
  const sides = change.patch.flatMap(({ path, value }): readonly PathEdit[] => {
    const identity =
      /^player[12]\.id$/.test(path) && typeof value === 'string' ? identities.get(value) : undefined;
    return identity === undefined
      ? []
      : [
          { path, value: identity.id },
          { path: path.replace('.id', '.name'), value: identity.name },
        ];
  });
  return sides.length === 0 ? change : { ...change, patch: [...change.patch, ...sides] };
}

/** Changes of players, those of whoever was merged into another one made to that one. */
export function playerChangesAs(changes: Changes<Player>, identities: Identities): Changes<Player> {
  if (![...changes.keys()].some((id) => identities.has(id))) return changes;
  const moved = new Map<string, Change<Player>>();
  for (const [id, change] of changes) {
    const target = idAs(id, identities);
    const as = target === id ? change : facts(change, target);
    const known = moved.get(target);
    if (as !== undefined) moved.set(target, known === undefined ? as : squash(known, as));
  }
  return moved;
}

/** The part of a change that is about the person and not about who it is; `undefined` where it says nothing else, or is no edit. */
function facts(change: Change<Player>, id: string): Change<Player> | undefined {
  if (change.kind !== 'patch') return undefined;
  const patch = change.patch.filter(({ path }) => path !== 'sameAs');
  return patch.length === 0 ? undefined : { kind: 'patch', id, patch };
}
