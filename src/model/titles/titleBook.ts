import { compareNames, compareText } from '@/lib/compareText';
import { knownDate, type DateString, type KnownDate } from '../dates';
import type { EventId, MatchId, PlayerId, SportId } from '../ids';
import { defencesIn, lineageOf, presentReign, type Lineage, type Reign } from './lineage';
import { titleKey, type Title } from './title';
import type { TitleMatch } from './titleMatch';
import { comparePlaced } from '../matches/placedMatch';

export interface TitlesQuestion {
  readonly sport: SportId;
  readonly asOf: DateString;
}

export interface TitleRow {
  readonly title: Title;
  readonly present?: { readonly holder: PlayerId; readonly since: KnownDate; readonly defences: number };
  readonly reigns: number;
  readonly matches: number;
  readonly lastDate: KnownDate;
}

export interface TitleHistory extends Lineage {
  readonly title: Title;
}

export interface PlayerTitle {
  readonly title: Title;
  /** Oldest first; empty for a player who never won it. */
  readonly reigns: readonly Reign[];
}

export interface TitleBook {
  /** An added match replaces the one with its id; a removed one may be unknown. */
  readonly change: (come: readonly TitleMatch[], gone: readonly MatchId[]) => void;
  /** Held ones first, each group by name. */
  readonly list: (question: TitlesQuestion, counts: (event: EventId) => boolean) => readonly TitleRow[];
  /** `undefined` without a match for it by then. */
  readonly history: (
    question: TitlesQuestion & { readonly title: Title },
    counts: (event: EventId) => boolean,
  ) => TitleHistory | undefined;
  readonly ofPlayer: (
    question: TitlesQuestion & { readonly player: PlayerId },
    counts: (event: EventId) => boolean,
  ) => readonly PlayerTitle[];
  /** The titles that had a winner in an event, by name: each by its last match there. */
  readonly ofEvent: (
    question: TitlesQuestion & { readonly event: EventId },
    counts: (event: EventId) => boolean,
  ) => readonly TitleResult[];
}

/** A title at stake in an event. */
export interface TitleResult {
  readonly title: Title;
  readonly holder: PlayerId;
  /** The beaten holder; absent if the title was vacant, or defended. */
  readonly from?: PlayerId;
  /** `first`: won, and nobody is known to have held it before. */
  readonly as: 'first' | 'won' | 'defended';
}

/** A question costs in proportion to the matches for its titles, which are few. */
export function createTitleBook(): TitleBook {
  const { remember, forget, lines } = createTitleMatches();
  return {
    change: (come, gone) => {
      for (const id of gone) forget(id);
      for (const match of come) remember(match);
    },
    list: (question, counts) =>
      [...lines(question, counts)]
        .map(rowOf)
        .sort((a, b) => Number(!a.present) - Number(!b.present) || compareTitles(a.title, b.title)),
    history: ({ title, ...question }, counts) => {
      for (const matches of lines(question, counts, titleKey(title)))
        return { ...lineageOf(matches), title: nameOf(matches) };
      return undefined;
    },
    ofPlayer: ({ player, ...question }, counts) =>
      [...lines(question, counts)]
        .filter((matches) => matches.some(({ players }) => players.includes(player)))
        .map((matches) => ({
          title: nameOf(matches),
          reigns: lineageOf(matches).reigns.filter(({ holder }) => holder === player),
        }))
        .sort((a, b) => standing(a) - standing(b) || compareTitles(a.title, b.title)),
    ofEvent: ({ event, ...question }, counts) =>
      [...lines(question, counts)]
        .filter((matches) => matches.some((match) => match.event === event))
        .flatMap((matches) => resultIn(lineageOf(matches).reigns, event, nameOf(matches)) ?? [])
        .sort((a, b) => compareTitles(a.title, b.title)),
  };
}

function resultIn(reigns: readonly Reign[], event: EventId, title: Title): TitleResult | undefined {
  const reign = reigns.findLast(({ matches }) => matches.some((match) => match.event === event));
  if (reign === undefined) return undefined;
  const { holder, from, matches } = reign;
  const here = matches.filter((match) => match.event === event);
  if (here.some(({ as }) => as === 'won'))
    return { title, holder, ...(from && { from }), as: reign === reigns[0] ? 'first' : 'won' };
  return here.some(({ as }) => as === 'defended') ? { title, holder, as: 'defended' } : undefined;
}

type Lines = Map<string, Map<MatchId, TitleMatch>>;

function createTitleMatches() {
  const known = new Map<MatchId, TitleMatch>();
  const bySport = new Map<SportId, Lines>();
  const titlesOf = (sport: SportId) => bySport.get(sport) ?? new Map<string, Map<MatchId, TitleMatch>>();

  function forget(id: MatchId): void {
    const match = known.get(id);
    if (match === undefined) return;
    known.delete(id);
    const titles = titlesOf(match.sport);
    const key = titleKey(match.title);
    const matches = titles.get(key);
    matches?.delete(id);
    if (matches?.size === 0) titles.delete(key);
  }

  function remember(match: TitleMatch): void {
    forget(match.id);
    known.set(match.id, match);
    const titles = titlesOf(match.sport);
    bySport.set(match.sport, titles);
    const key = titleKey(match.title);
    const matches = titles.get(key) ?? new Map<MatchId, TitleMatch>();
    titles.set(key, matches.set(match.id, match));
  }

  /** Counted matches by title up to the day, in order; `only` restricts them to one title. */
  function* lines(
    { sport, asOf }: TitlesQuestion,
    counts: (event: EventId) => boolean,
    only?: string,
  ): Generator<readonly [TitleMatch, ...TitleMatch[]], undefined> {
    const titles = titlesOf(sport);
    const asked = only === undefined ? undefined : titles.get(only);
    const all = only === undefined ? titles.values() : asked === undefined ? [] : [asked];
    for (const matches of all) {
      const [first, ...more] = [...matches.values()]
        .filter(({ event, date }) => date <= asOf && counts(event))
        .sort(comparePlaced);
      if (first !== undefined) yield [first, ...more];
    }
    return undefined;
  }

  return { remember, forget, lines };
}

/** The name in the newest match: renaming a title there renames it everywhere. */
const nameOf = (matches: readonly [TitleMatch, ...TitleMatch[]]): Title =>
  matches.reduce((_, match) => match).title;

function rowOf(matches: readonly [TitleMatch, ...TitleMatch[]]): TitleRow {
  const lineage = lineageOf(matches);
  const present = presentReign(lineage);
  return {
    title: nameOf(matches),
    ...(present && {
      present: {
        holder: present.holder,
        since: present.matches[0].date,
        defences: defencesIn(present),
      },
    }),
    reigns: lineage.reigns.length,
    matches: matches.length,
    lastDate: knownDate(matches.reduce((_, match) => match)),
  };
}

const standing = ({ reigns }: PlayerTitle): number =>
  reigns.some(({ ended }) => ended === undefined) ? 0 : reigns.length > 0 ? 1 : 2;

const compareTitles = (a: Title, b: Title): number =>
  compareNames(a.name, b.name) || compareText(titleKey(a), titleKey(b));
