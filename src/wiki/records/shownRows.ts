import { groupBy } from '@/lib/groupBy';
import { lastCall } from '@/lib/lastCall';
import { tableGet, type Table } from '@/lib/table';
import { isNobody, matchAs, type AllIdentities } from '@/model/identity/identities';
import type { Match, Player, Side } from '@/model/records/records';
import { isWithheld, withheldName } from '@/model/privacy/withholding';
import type { Entity } from '@/overlay/change';
import { derive, deriveOnly, differingKeys } from '@/overlay/derive';

type Merged = ReadonlyMap<string, { readonly id: string }>;

export const deriveMatchesAs = () =>
  derive<Match, Match, [AllIdentities]>((identities) => {
    const { players, events, doubles } = identities;
    if (isNobody(identities)) return undefined;
    return (match) => (doubles.has(match.id) ? undefined : matchAs(match, players, events));
  });

/**
 * Players or events without the merged ones.
 *
 * @param compose adds to a record what it inherits from merged ones
 */
export function deriveRecordsAs<R extends S & Entity, S>(
  compose: (record: R, merged: readonly R[]) => S,
): (rows: Table<R>, identities: Merged) => Table<S> {
  const mergedOf = deriveOnly<R>();
  const byTarget = lastCall((merged: Table<R>, identities: Merged): ReadonlyMap<string, readonly R[]> =>
    groupBy(
      [...identities.keys()].flatMap((id) => tableGet(merged, id) ?? []),
      ({ id }) => identities.get(id)!.id,
    ),
  );
  const shown = derive<R, S, [Merged, ReadonlyMap<string, readonly R[]>]>(
    (identities, sources) =>
      identities.size === 0
        ? undefined
        : (row) => {
            if (identities.has(row.id)) return undefined;
            const merged = sources.get(row.id);
            return merged === undefined ? row : compose(row, merged);
          },
    (before, after) => [...differingKeys(before[0], after[0]), ...differingKeys(before[1], after[1])],
  );
  return (rows, identities) => shown(rows, identities, byTarget(mergedOf(rows, identities), identities));
}

export const deriveNamed = <R extends Entity>(named: (record: R, name: string) => R) =>
  derive<R, R, [string]>((name) => (name === withheldName ? undefined : (record) => named(record, name)));

/** Replaces a withheld name by the localized text. Other players keep their reference. */
export const playerNamed = <P extends Player>(player: P, name: string): P =>
  isWithheld(player) ? { ...player, name } : player;

export function matchNamed(match: Match, name: string): Match {
  const { player1, player2 } = match;
  if (player1.name !== withheldName && player2.name !== withheldName) return match;
  return { ...match, player1: sideNamed(player1, name), player2: sideNamed(player2, name) };
}

const sideNamed = (side: Side, name: string): Side => (side.name === withheldName ? { ...side, name } : side);
