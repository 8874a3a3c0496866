import { english } from '@/language/language';
import { compareText } from '@/lib/compareText';
import { getPath } from '@/lib/path';
import { otherCountryNames } from '@/language/countries';
import { abbreviations, nameWords } from '@/model/nameSearch';
import { otherNames, type EventShown, type PlayerShown } from '@/model/identities';
import type { AnyRecord, Event } from '@/model/records';
import { fieldSpecs } from '@/model/schema/recordSchema';
import { createActivity, type Activity, type MatchKind } from './activity';
import { bestHits, type Hits } from './bestHits';
import { createFollower } from './follower';
import { inLatin, needsLatin } from './latin';
import type { Hit } from './nameIndex';
import { pairsIn, type Pair } from './pairSearch';
import { createReading, type SearchSurroundings } from './searchReading';

/** The players and events that a text may mean. */
export interface Found {
  readonly players: Hits;
  readonly events: Hits;
}

export interface RecordSearch {
  /** Best first, at most `limit` of each kind. Catches up with the state first, as far as a few milliseconds go. */
  readonly find: (text: string, limit?: number) => Found;
  /** The pairs of players whom a text may name, best first, each in the order of the text. */
  readonly findPairs: (text: string, limit: number) => readonly Pair[];
  /** All whom a text may mean, to filter by; who only resembles it counts when nobody fits. */
  readonly fitting: (text: string) => {
    readonly players: ReadonlySet<string>;
    readonly events: ReadonlySet<string>;
  };
  readonly activityOf: (player: string) => Activity;
  /** How many confirmed matches a player has fought. */
  readonly matchesOf: (player: string) => number;
  /** Tells whether a player has fought a confirmed match of the kind. */
  readonly hasFought: (player: string, kind: MatchKind) => boolean;
  readonly matchesAt: (event: string) => number;
  /** Of how many words a name is. */
  readonly wordCount: (kind: keyof Found, id: string) => number;
  /** Tells whether everything in the state can be found. */
  readonly isComplete: () => boolean;
  /** To be called when the state is another. */
  readonly changed: () => void;
  /** Is told when other things can be found than before. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Another number each time subscribers are told. */
  readonly version: () => number;
}

const searched = {
  event: fieldSpecs.event.filter((field) => field.searched),
  player: fieldSpecs.player.filter((field) => field.searched),
};

/** The facts by which the schema lets a record be found; a country by all its English names, however it is stored. */
const factsOf = (collection: keyof typeof searched, record: AnyRecord): readonly string[] =>
  searched[collection].flatMap(({ path, type }) => {
    const value = getPath(record, path);
    if (typeof value !== 'string') return [];
    return type === 'country' ? [english.country(value), ...otherCountryNames(value)] : [value];
  });

/** The ways in which fans shorten the name of an event or of its series. */
const shortForms = ({ name, series = '' }: Event): readonly string[] =>
  [name, series].flatMap((text) => abbreviations(nameWords(text)));

/**
 * One search over players and events as the reader sees them, own proposals included. It follows the state by what
 * differs, in slices, so that neither the first 20,000 names nor a burst of changes holds up the page; after any history
 * it answers as one that began with the last state.
 */
export function createRecordSearch(surroundings: SearchSurroundings): RecordSearch {
  const activity = createActivity();
  const players = createFollower<PlayerShown>((player) => ({
    name: player.name,
    aliases: otherNames(player),
    facts: factsOf('player', player),
  }));
  const events = createFollower<EventShown>((event) => ({
    name: event.name,
    aliases: event.mergedNames ?? [],
    facts: [...factsOf('event', event), ...shortForms(event), event.date.slice(0, 4)],
  }));
  const reading = createReading(surroundings, {
    *read(state) {
      yield* players.follow(state.players);
      yield* events.follow(state.events);
      yield* activity.follow(state.matches);
      yield* players.readAgain();
      yield* events.readAgain();
    },
    hasUnread: () => players.hasUnread() || events.hasUnread(),
  });

  const byActivity = (a: string, b: string) =>
    activity.matchesOf(b) - activity.matchesOf(a) ||
    byName(players.index.get(a)?.name, players.index.get(b)?.name);
  const byDate = (a: string, b: string) =>
    compareText(events.record(b)?.date ?? '', events.record(a)?.date ?? '') ||
    byName(events.index.get(a)?.name, events.index.get(b)?.name);

  function wordsIn(text: string): readonly string[] {
    reading.catchUp();
    if (needsLatin(text)) reading.readScripts();
    return nameWords(inLatin(text));
  }

  function hitsOf(text: string) {
    const words = wordsIn(text);
    return { players: players.index.search(words), events: events.index.search(words) };
  }

  const { isComplete, changed, subscribe, version } = reading;
  return {
    find(text, limit = Infinity) {
      const hits = hitsOf(text);
      return {
        players: bestHits(hits.players, limit, byActivity),
        events: bestHits(hits.events, limit, byDate),
      };
    },
    findPairs: (text, limit) =>
      pairsIn(wordsIn(text), limit, (words) => players.index.search(words), byActivity),
    fitting: (text) => fittingOf(hitsOf(text)),
    activityOf: (player) => activity.of(player),
    matchesOf: activity.matchesOf,
    hasFought: (player, kind) => activity.hasFought(player, kind),
    matchesAt: activity.matchesAt,
    wordCount: (kind, id) => ({ players, events })[kind].index.get(id)?.name.length ?? 0,
    isComplete,
    changed,
    subscribe,
    version,
  };
}

function fittingOf({
  players,
  events,
}: {
  readonly players: readonly Hit[];
  readonly events: readonly Hit[];
}) {
  const near = ({ fit }: Hit) => fit !== 'similar' && fit !== 'sound';
  const exactly = [...players, ...events].some(near);
  const idsOf = (of: readonly Hit[]) => new Set((exactly ? of.filter(near) : of).map(({ id }) => id));
  return { players: idsOf(players), events: idsOf(events) };
}

const byName = (a: readonly string[] = [], b: readonly string[] = []) =>
  compareText(a.join(' '), b.join(' '));
