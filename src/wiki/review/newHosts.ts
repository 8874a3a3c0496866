import { hostsIn } from '@/lib/hostsIn';
import { isJsonObject, type Json } from '@/lib/json';
import { tableValues, type Table } from '@/lib/table';
import { fieldChanges, type Delta } from '@/model/proposals/delta';
import { createStateSelector, type RootState } from '@/store/typed';

/**
 * Hosts in the texts of a proposal that occur in no record and in no applied change on this device. Records are read
 * only for a proposal that has an address at all.
 */
export function newHostsOf(state: RootState, { source, ...delta }: Delta): readonly string[] {
  const said = [source ?? '', ...(fieldChanges(delta) ?? []).map(({ value }) => value)];
  const hosts = [...new Set(said.flatMap(textsIn).flatMap(hostsIn))];
  if (hosts.length === 0) return hosts;
  const used = usedHosts.map((select) => select(state));
  return hosts.filter((host) => !used.some((some) => some.has(host)));
}

// One selector per table: a change of one reads the others' addresses only once.
const usedHosts: readonly ((state: RootState) => ReadonlySet<string>)[] = [
  createStateSelector([({ events }: RootState) => events.rows], hostsOf),
  createStateSelector([({ matches }: RootState) => matches.rows], hostsOf),
  createStateSelector([({ players }: RootState) => players.rows], hostsOf),
  createStateSelector(
    [({ deltas }: RootState) => deltas.rows],
    (rows) =>
      new Set(
        [...tableValues(rows)].flatMap(({ status, source }) =>
          status === 'applied' && source !== undefined ? hostsIn(source) : [],
        ),
      ),
  ),
];

function hostsOf(rows: Table<object>): ReadonlySet<string> {
  const hosts = new Set<string>();
  for (const record of tableValues(rows))
    for (const value of Object.values(record) as readonly unknown[])
      for (const text of Array.isArray(value) ? (value as readonly unknown[]) : [value])
        if (typeof text === 'string') for (const host of hostsIn(text)) hosts.add(host);
  return hosts;
}

function textsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
