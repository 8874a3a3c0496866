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

export interface TitleResult {
  readonly title: Title;
  readonly holder: PlayerId;
  /** The beaten holder; absent if the title was vacant, or defended. */
  readonly from?: PlayerId;
  /** `first`: won, and nobody is known to have held it before. */
  readonly as: 'first' | 'won' | 'defended';
}

/** A question costs in proportion to the matches for its titles, which are few. */
export class TitleBook {
  readonly #counts: (event: EventId) => boolean;
  readonly #known = new Map<MatchId, TitleMatch>();
  readonly #bySport = new Map<SportId, Lines>();

  constructor(counts: (event: EventId) => boolean) {
    this.#counts = counts;
  }

  /** An added match replaces the one with its id; a removed one may be unknown. */
  change(come: readonly TitleMatch[], gone: readonly MatchId[]): void {
    for (const id of gone) this.#forget(id);
    for (const match of come) this.#remember(match);
  }

  list(question: TitlesQuestion): readonly TitleRow[] {
    return this.#lines(question)
      .map(rowOf)
      .sort((a, b) => Number(!a.present) - Number(!b.present) || compareTitles(a, b));
  }

  /** `undefined` without a match for it by then. */
  history({ title, ...question }: TitlesQuestion & { readonly title: Title }): TitleHistory | undefined {
    const matches = this.#lineOf(this.#titlesOf(question.sport).get(titleKey(title)), question);
    return matches && { ...lineageOf(matches), title: nameOf(matches) };
  }

  ofPlayer({ player, ...question }: TitlesQuestion & { readonly player: PlayerId }): readonly PlayerTitle[] {
    return this.#lines(question)
      .filter((matches) => matches.some(({ players }) => players.includes(player)))
      .map((matches) => ({
        title: nameOf(matches),
        reigns: lineageOf(matches).reigns.filter(({ holder }) => holder === player),
      }))
      .sort((a, b) => standing(a) - standing(b) || compareTitles(a, b));
  }

  ofEvent({ event, ...question }: TitlesQuestion & { readonly event: EventId }): readonly TitleResult[] {
    return this.#lines(question)
      .filter((matches) => matches.some((match) => match.event === event))
      .flatMap((matches) => resultIn(lineageOf(matches).reigns, event, nameOf(matches)) ?? [])
      .sort(compareTitles);
  }

  #titlesOf(sport: SportId): Lines {
    return this.#bySport.get(sport) ?? new Map<string, TitleMatches>();
  }

  #forget(id: MatchId): void {
    const match = this.#known.get(id);
    if (match === undefined) return;
    this.#known.delete(id);
    const titles = this.#titlesOf(match.sport);
    const key = titleKey(match.title);
    const matches = titles.get(key);
    matches?.delete(id);
    if (matches?.size === 0) titles.delete(key);
  }

  #remember(match: TitleMatch): void {
    this.#forget(match.id);
    this.#known.set(match.id, match);
    const titles = this.#titlesOf(match.sport);
    this.#bySport.set(match.sport, titles);
    const key = titleKey(match.title);
    const matches = titles.get(key) ?? new Map<MatchId, TitleMatch>();
    titles.set(key, matches.set(match.id, match));
  }

  #lines(question: TitlesQuestion): readonly Line[] {
    return [...this.#titlesOf(question.sport).values()]
      .map((matches) => this.#lineOf(matches, question))
      .filter((line) => line !== undefined);
  }

  #lineOf(matches: TitleMatches | undefined, { asOf }: TitlesQuestion): Line | undefined {
    const [first, ...more] = [...(matches?.values() ?? [])]
      .filter(({ event, date }) => date <= asOf && this.#counts(event))
      .sort(comparePlaced);
    return first && [first, ...more];
  }
}

type TitleMatches = Map<MatchId, TitleMatch>;
type Lines = Map<string, TitleMatches>;
type Line = readonly [TitleMatch, ...TitleMatch[]];

function resultIn(reigns: readonly Reign[], event: EventId, title: Title): TitleResult | undefined {
  const reign = reigns.findLast(({ matches }) => matches.some((match) => match.event === event));
  if (reign === undefined) return undefined;
  const { holder, from, matches } = reign;
  const here = matches.filter((match) => match.event === event);
  if (here.some(({ as }) => as === 'won'))
    return { title, holder, ...(from && { from }), as: reign === reigns[0] ? 'first' : 'won' };
  return here.some(({ as }) => as === 'defended') ? { title, holder, as: 'defended' } : undefined;
}

/** The name in the newest match: renaming a title there renames it everywhere. */
const nameOf = (matches: Line): Title => matches.reduce((_, match) => match).title;

function rowOf(matches: Line): TitleRow {
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

const compareTitles = ({ title: a }: Titled, { title: b }: Titled): number =>
  compareNames(a.name, b.name) || compareText(titleKey(a), titleKey(b));

type Titled = Pick<TitleRow, 'title'>;
