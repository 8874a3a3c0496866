import { compareText } from '@/lib/compareText';
import { tableDiff, emptyTable, type Table } from '@/lib/table';
import { knownDate, type DateString, type KnownDate } from '@/model/dates';
import { tellsResult } from '@/model/matches/spoilers';
import { isOver } from '@/model/matches/toCome';
import type { Match } from '@/model/records/records';

/** What distinguishes players of the same name. From confirmed matches only. */
export interface Activity {
  readonly matches: number;
  readonly wins: number;
  readonly losses: number;
  /** The newest match that is not to come. */
  readonly last: KnownDate | undefined;
  /** By id. */
  readonly sports: readonly SportActivity[];
}

interface SportActivity {
  readonly id: string;
  readonly wins: number;
  readonly losses: number;
}

export interface MatchKind {
  readonly sport?: string | undefined;
  readonly gender?: string | undefined;
  readonly weight?: string | undefined;
}

interface Count {
  matches: number;
  /** By sport, as are losses. */
  readonly wins: Map<string, number>;
  readonly losses: Map<string, number>;
  readonly days: Map<KnownDate, number>;
  /** Days of matches without a result: they may be to come. */
  readonly openDays: Map<KnownDate, number>;
  /** Number of matches by sport, gender and weight. Keys join the three. */
  readonly kinds: Map<string, number>;
}

const kindOf = ({ event, gender, weight }: Match) => [event.sport.id, gender, weight ?? ''].join('\n');

const nothing: Activity = { matches: 0, wins: 0, losses: 0, last: undefined, sports: [] };

interface ActivityOptions {
  readonly until?: DateString | undefined;
  readonly counted?: (player: string, matches: number) => void;
}

/**
 * Counts matches per player and event, updated by table differences. With `until`, only matches up to that
 * day.
 */
export class Activities {
  readonly #options: ActivityOptions;
  readonly #players = new Map<string, Count>();
  readonly #events = new Map<string, number>();
  #base: Table<Match> = emptyTable();

  constructor(options: ActivityOptions = {}) {
    this.#options = options;
  }

  *follow(next: Table<Match>): Generator<void, void> {
    const previous = this.#base;
    this.#base = next;
    for (const [, before, after] of tableDiff(previous, next)) {
      if (before) this.#count(before, -1);
      if (after) this.#count(after, 1);
      yield;
    }
  }

  matchesOf(player: string): number {
    return this.#players.get(player)?.matches ?? 0;
  }

  hasFought(player: string, { sport, gender, weight }: MatchKind): boolean {
    const wanted = [sport, gender, weight];
    return [...(this.#players.get(player)?.kinds.keys() ?? [])].some((kind) =>
      kind.split('\n').every((part, at) => wanted[at] === undefined || wanted[at] === part),
    );
  }

  matchesAt(event: string): number {
    return this.#events.get(event) ?? 0;
  }

  of(player: string, today: DateString): Activity {
    const at = this.#players.get(player);
    return at ? activityOf(at, today) : nothing;
  }

  #count(match: Match, by: 1 | -1): void {
    const { until, counted } = this.#options;
    if (until !== undefined && match.date > until) return;
    add(this.#events, match.event.id, by);
    // A player entered on both sides fought once.
    const kind = kindOf(match);
    const sport = match.event.sport.id;
    const day = knownDate(match);
    const days = tellsResult(match) ? 'days' : 'openDays';
    const { player1, player2 } = match;
    for (const { id, result } of player1.id === player2.id ? [player1] : [player1, player2]) {
      const at = this.#players.get(id) ?? noCount();
      at.matches += by;
      if (result === 'W') add(at.wins, sport, by);
      if (result === 'L') add(at.losses, sport, by);
      add(at[days], day, by);
      add(at.kinds, kind, by);
      if (at.matches === 0) this.#players.delete(id);
      else this.#players.set(id, at);
      counted?.(id, at.matches);
    }
  }
}

const noCount = (): Count => ({
  matches: 0,
  wins: new Map(),
  losses: new Map(),
  days: new Map(),
  openDays: new Map(),
  kinds: new Map(),
});

function activityOf({ matches, wins, losses, days, openDays, kinds }: Count, today: DateString): Activity {
  const past = [...days.keys(), ...[...openDays.keys()].filter((day) => isOver(day, today))];
  const ids = new Set([...kinds.keys()].map((kind) => kind.split('\n', 1)[0] ?? ''));
  return {
    matches,
    wins: sum(wins),
    losses: sum(losses),
    last: past.sort(compareText).at(-1),
    sports: [...ids].sort().map((id) => ({ id, wins: wins.get(id) ?? 0, losses: losses.get(id) ?? 0 })),
  };
}

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((all, count) => all + count, 0);

function add<K>(counts: Map<K, number>, key: K, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
