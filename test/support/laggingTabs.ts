import fc from 'fast-check';
import { completeBefore } from '@/sync/mark';
import type { JournalEntry, StoredRows } from '@/backend/rows';
import { player } from './factories';

export type History = readonly { readonly id: string; readonly deleted: boolean }[];

const history: fc.Arbitrary<History> = fc.array(
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'constructor', '__proto__'), deleted: fc.boolean() }),
  { minLength: 1, maxLength: 12 },
);

const minute = 60_000;

const looks = fc.array(fc.nat(12), { minLength: 1, maxLength: 6 });

export interface LaggingTabs {
  readonly history: History;
  readonly looks: readonly (readonly number[])[];
  readonly order: readonly number[];
}

/**
 * The tabs of one browser, each seeing the history at its own pace, and the order in which they store what they saw.
 */
export const tabsOf = (count: number): fc.Arbitrary<LaggingTabs> =>
  fc.record({
    history,
    looks: fc.array(looks, { minLength: count, maxLength: count }),
    order: fc.array(fc.nat(count - 1), { maxLength: 6 * count }),
  });

export type Appended = readonly JournalEntry[];

export function appendedBy(history: History, looked: readonly number[]): readonly Appended[] {
  const times = [...new Set(looked.map((time) => Math.min(time, history.length)))].sort((a, b) => a - b);
  return times.map((time, at) => snapshot(history, at === 0 ? undefined : (times[at - 1] ?? 0), time));
}

function snapshot(history: History, since: number | undefined, until: number): Appended {
  const newest = new Map<string, { readonly deleted: boolean; readonly time: number }>();
  for (const [at, { id, deleted }] of history.slice(0, until).entries()) {
    if (at >= (since ?? 0)) newest.set(id, { deleted, time: (at + 1) * minute });
  }
  const docs = [...newest]
    .filter(([, { deleted }]) => !deleted)
    .map(([id, { time }]) => player(id, { updatedAt: time, name: `v${time}` }));
  const checkedAt = until * minute + minute / 2;
  const progress = {
    watermark: until * minute,
    checkedAt,
    ...(since !== undefined && { since: since * minute }),
  };
  const common = { entity: 'player', scope: 'players' } as const;
  if (since === undefined) return [{ ...common, event: { kind: 'reset', docs }, ...progress }];
  const gone = [...newest].filter(([, { deleted }]) => deleted);
  const ids = gone.map(([id]) => id);
  return [
    ...(ids.length === 0
      ? []
      : [
          {
            ...common,
            event: {
              kind: 'removed' as const,
              ids,
              deletedIds: ids,
              deletedAt: gone.map(([, { time }]) => time),
            },
          },
        ]),
    { ...common, event: { kind: 'added', docs }, ...progress },
  ];
}

export function interleaved(
  tabs: readonly (readonly Appended[])[],
  order: readonly number[],
): readonly Appended[] {
  const rest = tabs.map((appended) => [...appended]);
  const taken = order.flatMap((tab) => rest[tab]?.splice(0, 1) ?? []);
  return [...taken, ...rest.flat()];
}

/**
 * Faults of the rows for resuming at their watermark: a document that the server had then is missing or older, or one
 * exists that had been deleted by then.
 */
export function wrongRows(history: History, { entities, marks }: StoredRows): readonly string[] {
  const mark = marks['players'];
  // Later writes arrive again.
  const until = mark === undefined ? 0 : Math.floor((completeBefore(mark) - 1) / minute);
  const rows = new Map(entities.player.docs.map((doc) => [String(doc.id), doc.updatedAt]));
  const held = new Set(entities.player.held['players']);
  const truth = new Map<string, { readonly deleted: boolean; readonly time: number }>();
  for (const [at, { id, deleted }] of history.slice(0, until).entries())
    truth.set(id, { deleted, time: (at + 1) * minute });
  return [...truth].flatMap(([id, { deleted, time }]) => {
    const row = rows.get(id);
    if (deleted) return row !== undefined && row < time ? [`${id} was deleted at ${time}, found ${row}`] : [];
    // Rows may be ahead of their watermark: a deletion that another tab saw arrives again.
    const goesLater = history.slice(until).some((change) => change.id === id && change.deleted);
    if (row === undefined && goesLater) return [];
    if (row === undefined || !held.has(id)) return [`${id} was written at ${time}, found none`];
    return row < time ? [`${id} was written at ${time}, found ${row}`] : [];
  });
}
