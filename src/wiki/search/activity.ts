import { tableDiff, emptyTable, type Table } from '@/lib/table';
import type { DateString } from '@/model/dates';
import type { Match } from '@/model/records/records';
import type { Result } from '@/model/records/recordTypes';

/** What distinguishes players of the same name. From confirmed matches only. */
export interface Activity {
  readonly matches: number;
  readonly wins: number;
  readonly losses: number;
  readonly last: DateString | undefined;
  /** Ids, sorted. */
  readonly sports: readonly string[];
}

export interface MatchKind {
  readonly sport?: string | undefined;
  readonly gender?: string | undefined;
  readonly weight?: string | undefined;
}

interface Count {
  matches: number;
  wins: number;
  losses: number;
  readonly days: Map<DateString, number>;
  /** Number of matches by sport, gender and weight. Keys join the three. */
  readonly kinds: Map<string, number>;
}

const kindOf = ({ event, gender, weight }: Match) => [event.sport.id, gender, weight ?? ''].join('\n');

const nothing: Activity = { matches: 0, wins: 0, losses: 0, last: undefined, sports: [] };

/**
 * Counts matches per player and event, updated by table differences. With `until`, only matches up to that
 * day.
 */
export function createActivity(until?: DateString) {
  let base: Table<Match> = emptyTable();
  const players = new Map<string, Count>();
  const events = new Map<string, number>();

  function count(match: Match, by: 1 | -1): void {
    if (until !== undefined && match.date > until) return;
    const event = match.event.id;
    const matches = (events.get(event) ?? 0) + by;
    if (matches === 0) events.delete(event);
    else events.set(event, matches);
    // A player entered on both sides fought once.
    const kind = kindOf(match);
    countPlayer(match.player1.id, match.player1.result, match.event.date, kind, by);
    if (match.player2.id !== match.player1.id) {
      countPlayer(match.player2.id, match.player2.result, match.event.date, kind, by);
    }
  }

  function countPlayer(
    id: string,
    result: Result | undefined,
    day: DateString,
    kind: string,
    by: 1 | -1,
  ): void {
    const at = players.get(id) ?? noCount();
    at.matches += by;
    if (result === 'W') at.wins += by;
    if (result === 'L') at.losses += by;
    add(at.days, day, by);
    add(at.kinds, kind, by);
    if (at.matches === 0) players.delete(id);
    else players.set(id, at);
  }

  return {
    *follow(next: Table<Match>): Generator<void, void> {
      const previous = base;
      base = next;
      for (const [, before, after] of tableDiff(previous, next)) {
        if (before) count(before, -1);
        if (after) count(after, 1);
        yield;
      }
    },
    matchesOf: (player: string): number => players.get(player)?.matches ?? 0,
    hasFought(player: string, { sport, gender, weight }: MatchKind): boolean {
      const wanted = [sport, gender, weight];
      return [...(players.get(player)?.kinds.keys() ?? [])].some((kind) =>
        kind.split('\n').every((part, at) => wanted[at] === undefined || wanted[at] === part),
      );
    },
    matchesAt: (event: string): number => events.get(event) ?? 0,
    of(player: string): Activity {
      const at = players.get(player);
      return at ? activityOf(at) : nothing;
    },
  };
}

const noCount = (): Count => ({ matches: 0, wins: 0, losses: 0, days: new Map(), kinds: new Map() });

function activityOf({ matches, wins, losses, days, kinds }: Count): Activity {
  const last = [...days.keys()].reduce<DateString | undefined>(
    (max, day) => (max === undefined || day > max ? day : max),
    undefined,
  );
  const sports = new Set([...kinds.keys()].map((kind) => kind.split('\n', 1)[0] ?? ''));
  return { matches, wins, losses, last, sports: [...sports].sort() };
}

function add<K>(counts: Map<K, number>, key: K, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
