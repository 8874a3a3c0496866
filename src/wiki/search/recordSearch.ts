import { english } from '@/language/language';
import { compareText } from '@/lib/compareText';
import type { Revision } from '@/lib/revision';
import { getPath } from '@/lib/path';
import { dateOf } from '@/model/dates';
import { countryOf, otherCountryTexts } from '@/model/records/countryOf';
import { abbreviations, nameWords } from '@/model/names/nameSearch';
import { spellingWithoutBlanks } from '@/model/names/spelling';
import type { EventShown, PlayerShown } from '@/model/identity/identities';
import { otherNames } from '@/model/identity/namesOfPlayer';
import type { AnyRecord, Event } from '@/model/records/records';
import { fieldSpecs } from '@/model/schema/recordSchema';
import { selectMeetingIds } from '../records/meetingsSelectors';
import { Activities, type Activity, type MatchKind } from './activity';
import { bestHits, type Hits } from './bestHits';
import { Follower } from './follower';
import { inLatin, needsLatin } from './latin';
import type { Hit, NameIndex } from './nameIndex';
import { pairsIn, type Pair } from './pairSearch';
import { Reading, type SearchSurroundings } from './searchReading';
import { isSurelyBetween } from '@/model/card/splitSides';
import { withVerbs } from '@/model/card/verbs';

export interface Found {
  readonly players: Hits;
  readonly events: Hits;
}

const searched = {
  event: fieldSpecs.event.filter((field) => field.searched),
  player: fieldSpecs.player.filter((field) => field.searched),
};

const countryTexts = new Map<string, readonly string[]>();

/** Names and codes by which a country is found. Collected once: a thousand players share it. */
function textsOfCountry(stored: string): readonly string[] {
  const texts = countryTexts.get(stored) ?? [english.country(stored), stored, ...otherCountryTexts(stored)];
  countryTexts.set(stored, texts);
  return texts;
}

const factsOf = (collection: keyof typeof searched, record: AnyRecord): readonly string[] =>
  searched[collection].flatMap(({ path, type }) => {
    const value = getPath(record, path);
    if (typeof value !== 'string') return [];
    return type === 'country' ? textsOfCountry(value) : [value];
  });

const shortForms = ({ name, series = '' }: Event): readonly string[] =>
  [name, series].flatMap((text) => abbreviations(nameWords(text)));

/**
 * Searches players and events with own proposals. It follows the state by differences, in slices, so neither
 * 20,000 names nor a burst of changes blocks the page. Its answers never depend on earlier states.
 */
export class RecordSearch {
  readonly revision: Revision;
  readonly #surroundings: SearchSurroundings;
  readonly #activities = new Activities({
    counted: (id, matches) => this.#players.index.setRank(id, matches),
  });
  readonly #players = new Follower<PlayerShown>((player) => ({
    name: player.name,
    aliases: otherNames(player),
    facts: factsOf('player', player),
    rank: this.matchesOf(player.id),
  }));
  readonly #events = new Follower<EventShown>((event) => ({
    name: event.name,
    aliases: event.mergedNames ?? [],
    facts: [...factsOf('event', event), ...shortForms(event), event.date.slice(0, 4)],
    rank: event.date,
  }));
  readonly #reading: Reading;

  constructor(surroundings: SearchSurroundings) {
    this.#surroundings = surroundings;
    const [players, events, activities] = [this.#players, this.#events, this.#activities];
    this.#reading = new Reading(surroundings, {
      *read(state) {
        yield* players.follow(state.players);
        yield* events.follow(state.events);
        yield* activities.follow(state.matches);
        yield* players.readAgain();
        yield* events.readAgain();
      },
      hasUnread: () => players.hasUnread() || events.hasUnread(),
    });
    this.revision = this.#reading.revision;
  }

  /** Best first, at most `limit` per kind. Reads pending changes first, for a few milliseconds at most. */
  find(text: string, limit = Infinity): Found {
    const hits = hitsWithoutBlanks(text, (each) => this.#hitsOf(each));
    const best = (follower: Follower<PlayerShown> | Follower<EventShown>, of: readonly Hit[]) =>
      bestHits(of.map(judged(follower, text)), limit, byName(follower.index));
    return { players: best(this.#players, hits.players), events: best(this.#events, hits.events) };
  }

  findPairs(text: string, limit: number): readonly Pair[] {
    const { index } = this.#players;
    const sides = readSentence(text).map((side) => this.#wordsIn(side));
    return pairsIn(sides, limit, {
      search: (words) => index.search(words),
      compare: byName(index),
      haveMet: (pair) => selectMeetingIds(this.#surroundings.getState(), pair).length > 0,
    });
  }

  /** All matching ids, for filtering. Similar names count only if nothing matches better. */
  fitting(text: string) {
    return fittingOf(this.#hitsOf(text));
  }

  activityOf(player: string): Activity {
    const { serverTime = -Infinity } = this.#surroundings.getState().scopes;
    return this.#activities.of(player, dateOf(Math.max(Date.now(), serverTime)));
  }

  matchesOf(player: string): number {
    return this.#activities.matchesOf(player);
  }

  hasFought(player: string, kind: MatchKind): boolean {
    return this.#activities.hasFought(player, kind);
  }

  matchesAt(event: string): number {
    return this.#activities.matchesAt(event);
  }

  wordCount(kind: keyof Found, id: string): number {
    const { index } = kind === 'players' ? this.#players : this.#events;
    return index.get(id)?.name.length ?? 0;
  }

  isComplete(): boolean {
    return this.#reading.isComplete();
  }

  /** Call it after each change of the state. */
  changed(): void {
    this.#reading.changed();
  }

  #hitsOf(text: string): BothHits {
    return hitsOrCountry(text, this.#wordsIn(text), (words) => ({
      players: this.#players.index.search(words),
      events: this.#events.index.search(words),
    }));
  }

  #wordsIn(text: string): readonly string[] {
    this.#reading.catchUp();
    if (needsLatin(text)) this.#reading.readScripts();
    return nameWords(inLatin(text));
  }
}

const byName = (index: NameIndex) => (a: string, b: string) =>
  compareText(index.get(a)?.name.join(' ') ?? '', index.get(b)?.name.join(' ') ?? '');

/** Also finds 김민수 by 김 민수. */
function hitsWithoutBlanks(text: string, hitsOf: (text: string) => BothHits): BothHits {
  const hits = hitsOf(text);
  const together = /\s/.test(text) ? spellingWithoutBlanks(text) : undefined;
  if (together === undefined) return hits;
  const more = hitsOf(together);
  const joined = (kind: keyof BothHits) => {
    const better = new Set(more[kind].filter(({ fit }) => fit === 'whole').map(({ id }) => id));
    const known = new Set(hits[kind].map(({ id }) => id));
    return [
      ...hits[kind].filter(({ id }) => !better.has(id)),
      ...more[kind].filter(({ id }) => better.has(id) || !known.has(id)),
    ];
  };
  return { players: joined('players'), events: joined('events') };
}

/** The index compares names in Latin, so another name of the same script may fit as a whole. */
const judged =
  (names: Pick<Follower<never>, 'isNamed'>, text: string) =>
  (hit: Hit): Hit =>
    hit.fit !== 'whole' || names.isNamed(hit.id, text) ? hit : { ...hit, fit: 'exact', cost: hit.cost + 1 };

interface BothHits {
  readonly players: readonly Hit[];
  readonly events: readonly Hit[];
}

/** If no record fits well, a text that names a country in any language finds what is of that country. */
function hitsOrCountry(
  text: string,
  words: readonly string[],
  search: (words: readonly string[]) => BothHits,
): BothHits {
  const hits = search(words);
  const country = hits.players.some(isNear) || hits.events.some(isNear) ? undefined : countryOf(text);
  return country === undefined ? hits : search(nameWords(english.country(country)));
}

const isNear = ({ fit }: Hit) => fit !== 'similar' && fit !== 'sound';

function fittingOf({ players, events }: BothHits) {
  const exactly = players.some(isNear) || events.some(isNear);
  const idsOf = (of: readonly Hit[]) => new Set((exactly ? of.filter(isNear) : of).map(({ id }) => id));
  return { players: idsOf(players), events: idsOf(events) };
}

/** Two sides as somebody said them, or one text that may still name both. */
type Said = readonly [text: string] | readonly [first: string, second: string];

const between: ReadonlySet<string> = new Set(['and', '&', 'against']);

const question =
  /^(?:(?:who|when|how) )?(?:won|wins|will win|did|does)(?: between)? |^(?:results?|scores?) of /;
const questionBehind = / (?:who won|results?|scores?|match|fight)$/;

const questionInJapanese = /[はの]?(?:どっち|どちら|誰|だれ)が勝.*$|の?(?:試合|対戦|対決|勝敗|結果|スコア)$/u;
const verbInJapanese = /^([^はが]+)[はが]([^にをと]+)[にをと](?:勝|負|敗|破|倒|下|対戦).*$/u;
/** Between names only: names in hiragana may contain the particle. */
const betweenInJapanese =
  /(?<=[\p{sc=Katakana}\p{sc=Han}ー])(?:対|と|vs?\.?)(?=[\p{sc=Katakana}\p{sc=Han}])/gu;

/**
 * The two sides of a sentence that a fan heard: `levan beat devon`, `who won levan vs devon`,
 * `レヴァンがデヴォンに勝った`. Its verbs are those of a pasted card.
 */
export function readSentence(text: string): Said {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[?!。]/g, '')
    .trim()
    .replace(questionInJapanese, '')
    .replace(verbInJapanese, '$1 vs $2')
    .replace(betweenInJapanese, ' vs ')
    .replace(question, '')
    .replace(questionBehind, '');
  const words = withVerbs(plain.split(/\s+/));
  const at = words.findIndex(
    (word, place) => place > 0 && place < words.length - 1 && (isSurelyBetween(word) || between.has(word)),
  );
  return at === -1 ? [plain] : [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')];
}
