import { dequal } from 'dequal';
import { lastCall } from '@/lib/lastCall';
import { tableEntries, tableGet, type Table } from '@/lib/table';
import { identitiesOf } from '@/model/identity/identities';
import { applyChange, type Change, type Entity } from '@/overlay/change';
import { derive, deriveOnly } from '@/overlay/derive';

export interface Saying extends Entity {
  readonly sameAs?: string | undefined;
}

type Said = ReadonlyMap<string, string>;
type Find<R> = (id: string) => R | undefined;
type Remaining<T> = ReadonlyMap<string, T>;

export interface Sameness<T> {
  readonly confirmed: Remaining<T>;
  readonly proposed: Remaining<T>;
}

function sameAsOf<R extends Saying>(change: Change<R>): string | undefined {
  if (change.kind === 'set') return change.value.sameAs;
  const said =
    change.kind === 'patch' ? change.patch.findLast(({ path }) => path === 'sameAs')?.value : undefined;
  return typeof said === 'string' ? said : undefined;
}

const ids = (said: Table<string>): readonly string[] => [...tableEntries(said)].flat();

function withChanges<R extends Saying>(said: Said, changes: Table<Change<R>>, find: Find<R>): Said {
  const proposed = new Map(said);
  for (const [id] of tableEntries(changes)) {
    const as = find(id)?.sameAs;
    if (as === undefined) proposed.delete(id);
    else proposed.set(id, as);
  }
  return proposed;
}

/**
 * Maintains which records are the same. Records without a statement, and not named by one, cost nothing.
 *
 * @param resolve computes the standing records from all statements
 * @param deps further inputs of `resolve`, once confirmed and once with own proposals
 */
export function createSameness<R extends Saying, T, D>(
  resolve: (said: Said, find: Find<R>, deps: D) => Remaining<T>,
) {
  const saidBy = derive<R, string, []>(
    () =>
      ({ sameAs }) =>
        sameAs,
  );
  const saidByChanges = derive<Change<R>, string, []>(() => sameAsOf);
  const concernedBy = lastCall(
    (said: Table<string>, changes: Table<string>): ReadonlySet<string> =>
      new Set([...ids(said), ...ids(changes)]),
  );
  const [rowsOf, changesOf] = [deriveOnly<R>(), deriveOnly<Change<R>>()];
  const confirm = lastCall(
    (said: Table<string>, rows: Table<R>, deps: D): Remaining<T> =>
      resolve(new Map(tableEntries(said)), (id) => tableGet(rows, id), deps),
    dequal,
  );
  const propose = lastCall(
    (said: Table<string>, rows: Table<R>, changes: Table<Change<R>>, deps: D): Remaining<T> => {
      const find: Find<R> = (id) => {
        const change = tableGet(changes, id);
        return change ? applyChange(tableGet(rows, id), change) : tableGet(rows, id);
      };
      return resolve(withChanges(new Map(tableEntries(said)), changes, find), find, deps);
    },
    dequal,
  );

  return (rows: Table<R>, changes: Table<Change<R>>, deps: D, proposedDeps: D): Sameness<T> => {
    const said = saidBy(rows);
    const concerned = concernedBy(said, saidByChanges(changes));
    const [here, laid] = [rowsOf(rows, concerned), changesOf(changes, concerned)];
    const confirmed = confirm(said, here, deps);
    if (laid.size === 0 && proposedDeps === deps) return { confirmed, proposed: confirmed };
    const proposed = propose(said, here, laid, proposedDeps);
    return { confirmed, proposed: dequal(proposed, confirmed) ? confirmed : proposed };
  };
}

export const createIdentities = <R extends Saying, T extends { readonly id: string }>(
  as: (record: R) => T,
) => {
  const keptUp = createSameness<R, T, undefined>((said, find) =>
    identitiesOf(said, (id) => {
      const record = find(id);
      return record && as(record);
    }),
  );
  return (rows: Table<R>, changes: Table<Change<R>>): Sameness<T> =>
    keptUp(rows, changes, undefined, undefined);
};
