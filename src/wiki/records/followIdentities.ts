import { dequal } from 'dequal';
import { eachDifference, emptyTable, tableGet, type Table } from '@/lib/table';
import { identitiesOf } from '@/model/identities';
import type { Change } from '@/overlay/change';
import type { Changes } from '@/overlay/overlay';

/** A record that may say which other one stands for it. */
export interface Saying {
  readonly id: string;
  readonly sameAs?: string | undefined;
}

/** The records that say to be the same as another one, and what follows from it. */
export interface SaidIdentities<T> {
  readonly said: ReadonlyMap<string, string>;
  readonly identities: ReadonlyMap<string, T>;
}

/** `sameAs` by id, of all records that say one. */
export type Said = ReadonlyMap<string, string>;

/**
 * Keeps identities up with the rows of a collection; a new table costs its difference from the last one.
 *
 * @param as the part of a record that those who lead to it are shown with
 */
export function followIdentities<R extends Saying, T extends { readonly id: string }>(
  as: (record: R) => T,
): (rows: Table<R>) => SaidIdentities<T> {
  const follow = followSaid<R>((before, after) => !dequal(before && as(before), after && as(after)));
  let result: SaidIdentities<T> = { said: new Map(), identities: new Map() };
  return (rows) => {
    const { said, isChanged } = follow(rows);
    if (isChanged) result = saying(said, result, (id) => tableGet(rows, id), as);
    return result;
  };
}

/**
 * Keeps up with what the rows of a collection say, and tells whether anything is different: what is said, or a record that
 * says something or of which something is said.
 */
export function followSaid<R extends Saying>(
  isOther: (before: R | undefined, after: R | undefined) => boolean,
): (rows: Table<R>) => { readonly said: Said; readonly isChanged: boolean } {
  let rows: Table<R> = emptyTable();
  let said: Said = new Map();
  let concerned: ReadonlySet<string> = new Set();
  return (next) => {
    let changed: Map<string, string> | undefined;
    let isChanged = false;
    eachDifference(rows, next, (id, before, after) => {
      if (!isChanged && concerned.has(id) && isOther(before, after)) isChanged = true;
      if (before?.sameAs === after?.sameAs) return;
      changed ??= new Map(said);
      if (after?.sameAs === undefined) changed.delete(id);
      else changed.set(id, after.sameAs);
    });
    rows = next;
    if (changed === undefined) return { said, isChanged };
    said = changed;
    concerned = new Set([...said.keys(), ...said.values()]);
    return { said, isChanged: true };
  };
}

/** All that is said or proposed by changes; the same reference where they propose nothing. */
export function proposedSaid<R extends Saying>(
  confirmed: Said,
  changes: Changes<R>,
  find: (id: string) => R | undefined,
): Said {
  let said: Map<string, string> | undefined;
  for (const [id, change] of changes) {
    if (!isAboutIdentity(change) && !confirmed.has(id)) continue;
    said ??= new Map(confirmed);
    const as = find(id)?.sameAs;
    if (as === undefined) said.delete(id);
    else said.set(id, as);
  }
  return said ?? confirmed;
}

const isAboutIdentity = <R extends Saying>(change: Change<R>): boolean =>
  change.kind === 'set'
    ? change.value.sameAs !== undefined
    : change.kind === 'patch' && change.patch.some(({ path }) => path === 'sameAs');

/** The identities with those that changes propose; the same reference where they propose none. */
export function proposedIdentities<R extends Saying, T extends { readonly id: string }>(
  confirmed: SaidIdentities<T>,
  changes: Changes<R>,
  find: (id: string) => R | undefined,
  as: (record: R) => T,
): ReadonlyMap<string, T> {
  const said = proposedSaid(confirmed.said, changes, find);
  return said.size === 0 && confirmed.identities.size === 0
    ? confirmed.identities
    : saying(said, confirmed, find, as).identities;
}

function saying<R extends Saying, T extends { readonly id: string }>(
  said: Said,
  before: SaidIdentities<T>,
  find: (id: string) => R | undefined,
  as: (record: R) => T,
): SaidIdentities<T> {
  const identities = identitiesOf(said, (id) => {
    const record = find(id);
    return record && as(record);
  });
  return { said, identities: dequal(identities, before.identities) ? before.identities : identities };
}
