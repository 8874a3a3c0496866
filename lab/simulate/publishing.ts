import type { Collection } from '@/model/schema/recordSchema';
import { capacity } from '../../functions/src/calls/capacity';
import { refreshMs } from '../../functions/src/serve/reading/publishedWiki';
import { functionSeconds, matchesOfPlayer, plus, times, type Bill } from './bill';
import { sleeps, type SessionKind } from './kinds';
import type { Counts, LinearBill } from './linear';
import { changeMix } from './sampleWorld';

/** Records in one part of the copy and in one file of changes: `publishSnapshot.ts`, `publishChanges.ts`. */
export const partRecords = 2_000;

/** How the copy and the changes are published; docs/scale.md explains each value. */
export const publishing = {
  /** Edges of Hosting's network. Each asks the function itself. */
  edges: 30,
  /** How long the manifest and the list of changes are cached. */
  manifestSeconds: 300,
  listSeconds: 60,
  /** Ten runs an hour: nine times after five minutes, once after fifteen, so the wait is 225 seconds on average. */
  runs: 240,
  waitSeconds: 225,
  /** Each run ends with `publishRecent.ts` and `publishStatus.ts`. */
  recentReads: 14,
  statusReads: 4,
  /** `publishChanges.ts`: days that changes are kept, and listed files per collection. */
  keptDays: 35,
  mostFiles: 200,
  /** One file's line in the list of changes, brotli; its hash is most of it. */
  listedBytes: 63,
  /**
   * Files are loaded whole, from the watermark's day on: half a day's changes too many. The copy is of 03:00 in Tokyo,
   * 18 hours into the files' UTC day.
   */
  dayLoaded: { again: 0.5, first: 0.75 },
  /** Documents that the functions read per second. */
  perSecond: 4_000,
} as const;

const names = ['event', 'match', 'player'] as const satisfies readonly Collection[];

/** Records that the applied proposals write. The rename of a player also writes the player's matches. */
export function changedBy(changes: number): Counts {
  const { matches, players, events } = changeMix;
  const added = 20 - matches - players - events;
  return {
    event: (changes * events) / 20,
    match: (changes * (matches + added + players * matchesOfPlayer)) / 20,
    player: (changes * players) / 20,
  };
}

/** Records in a file of changes at the end of its day. */
export function recordsInFile(changes: number): Counts {
  const { event, match, player } = changedBy(changes);
  const held = (perDay: number) => Math.max(1, Math.min(partRecords, perDay));
  return { event: held(event), match: held(match), player: held(player) };
}

const filesPerDay = (perDay: number): number => Math.min(perDay, Math.max(1, perDay / partRecords));

/** Days that the published changes reach back, by the collection that changes most. */
export const reachDays = (changes: number): number =>
  Math.min(publishing.keptDays, publishing.mostFiles / filesPerDay(changedBy(changes).match));

/** Average age of the list of changes when a visit loads it, in days. */
const listAge = (publishing.waitSeconds + publishing.listSeconds / 2) / 86_400;

/** Days since the device, or the copy it begins with, last saw the server; a copy is half a day old on average. */
const daysSince = ({ daysAway }: SessionKind): number => daysAway ?? 0.5;

/**
 * Changes applied since the device last saw the server, including while its page slept: those in the published changes,
 * and the later ones.
 */
export function changesSince(
  kind: SessionKind,
  changes: number,
  hourly: boolean,
): { readonly published: number; readonly since: number } {
  const absences = [daysSince(kind), ...sleeps(kind)];
  const published = absences.map((days) =>
    hourly && days <= reachDays(changes) ? Math.max(0, days - listAge) : 0,
  );
  const sum = (all: readonly number[]) => all.reduce((whole, part) => whole + part, 0);
  return { published: changes * sum(published), since: changes * (sum(absences) - sum(published)) };
}

export function loadedBeside(kind: SessionKind, { perPublished }: LinearBill, changes: number): Bill {
  const days = publishing.dayLoaded[kind.daysAway === undefined ? 'first' : 'again'];
  const loaded = names.flatMap((name) => {
    const each = perPublished[`changed/${name}`] ?? 0;
    return each > 0 ? [[`changed/${name}`, Math.min(each * changes * days, partRecords / 2)] as const] : [];
  });
  if (loaded.length === 0) return {};
  const changed = changedBy(changes);
  const listed = names.reduce(
    (sum, name) => sum + Math.min(publishing.mostFiles, publishing.keptDays * filesPerDay(changed[name])),
    0,
  );
  return times({ ...Object.fromEntries(loaded), 'changed/list': listed }, 1 + sleeps(kind).length);
}

export function publishingBill(visits: number, counts: Counts, changes: number, hourly: boolean): Bill {
  const all = counts.event + counts.match + counts.player;
  const anew = changes >= 1;
  const asked = (seconds: number) => Math.min(visits, publishing.edges * (86_400 / seconds));
  const parts = anew ? Math.ceil(all / partRecords) * publishing.edges : 0;
  const copy: Bill = {
    'reads/copy': 3 + (anew ? all : 0),
    'seconds/publish': anew ? all / publishing.perSecond : 1,
    'calls/publish': 1,
    ...handedOut(asked(publishing.manifestSeconds) + parts),
  };
  if (!hourly) return copy;
  const { runs } = publishing;
  const changed = names.map((name) => changedBy(changes)[name]);
  const read = found(changes, runs) + runs * (publishing.recentReads + publishing.statusReads);
  const files = changed.reduce((sum, each) => sum + Math.min(each, runs + each / partRecords), 0);
  return plus(copy, {
    'reads/changes': read,
    'seconds/changes': runs * functionSeconds.changes + read / publishing.perSecond,
    'calls/changes': runs,
    ...handedOut(asked(publishing.listSeconds) + Math.min(visits * names.length, files * publishing.edges)),
  });
}

/** Reads of so many runs that each ask for the changes since the one before, evenly spread. */
function found(changes: number, runs: number): number {
  const changed = changedBy(changes);
  // A query without results costs one read; chance decides which ones find nothing.
  return names.reduce((sum, name) => sum + changed[name] + runs * Math.exp(-changed[name] / runs), 0);
}

/** Instances that keep a copy of the wiki. */
const keepers = (['page', 'preview', 'feed'] as const).reduce(
  (sum, name) => sum + capacity[name].maxInstances,
  0,
);

/** Reads that keep these copies up to date, with all instances running if there are calls for them. */
export function keptReads(changes: number, calls: number, seconds = 86_400): number {
  const runs = (seconds * 1_000) / refreshMs;
  return Math.min(keepers, calls / runs) * found(changes, runs);
}

const handedOut = (files: number): Bill => ({
  'calls/data': files,
  'seconds/data': files * functionSeconds.data,
});
