import { pointsText } from '@/model/records/points';
import { english } from '@/language/language';
import { dateOf } from '@/model/dates';
import { shownAndFormerNames } from '@/model/identity/namesOfPlayer';
import { matchFacts } from '@/model/matches/matchFacts';
import { apartCode, apartOf, codeText, englishOf, findSport, type Sport } from '@/model/sports';
import { tallyOf } from '@/model/matches/playerTally';
import type { NextAndLast } from '@/model/matches/nextAndLast';
import { perspective } from '@/model/matches/perspective';
import type { Event, Match, Player, Side } from '@/model/records/records';
import type { Result } from '@/model/records/recordTypes';
import { matchesIn, tallyText, type Tally } from '@/model/matches/tally';
import type { Page } from './readPage';
import { countText, dateText, endingOf, nextAndLastOf } from './words';

export type PreviewContent = Board | PlayerPreview | EventPreview;

export interface Board {
  readonly kind: 'board';
  readonly heading: string;
  readonly about: string;
  readonly sides: readonly [BoardSide, BoardSide];
  readonly foot: string;
  readonly unreviewed: boolean;
}

export interface BoardSide {
  readonly name: string;
  readonly score?: number | undefined;
  readonly mark?: string | undefined;
}

export interface PlayerPreview {
  readonly kind: 'player';
  readonly heading: string;
  readonly name: string;
  readonly about: string;
  /** Don't rename this key: it is part of the digest, so every picture's address would change. */
  readonly records: readonly LabelledTally[];
  readonly foot: string;
}

export interface LabelledTally {
  readonly label: string;
  readonly value: string;
  readonly meaning: string;
}

export interface EventPreview {
  readonly kind: 'event';
  readonly heading: string;
  readonly name: string;
  readonly matches: readonly { readonly sides: readonly [BoardSide, BoardSide] }[];
  readonly foot: string;
  readonly unreviewed: boolean;
}

const mostMatches = 4;

/** With `hides` the page has no results, so a match of today may be over. */
export function previewOf(
  page: Page,
  sports: readonly Sport[],
  today = dateOf(Date.now()),
  hides = false,
): PreviewContent | undefined {
  switch (page.kind) {
    case 'event':
      return page.panel === 'summary'
        ? ofSummary(page.event, page.matches)
        : ofEvent(page.event, page.matches);
    case 'match':
      return ofMatch(page.match, sports, page.event);
    case 'player':
      return ofPlayer(page, sports, nextAndLastOf(page.matches, page.events, today, hides));
    case 'versus':
      return ofPair(page, nextAndLastOf(page.matches, page.events, today, hides));
    case 'sport':
    case 'hidden':
    case 'other':
    case 'proposed':
      return undefined;
  }
}

function ofEvent(event: Event, matches: readonly Match[]): EventPreview {
  const { name, location, status, valid } = event;
  const count = matches.length;
  const main = matches.slice(0, mostMatches);
  return {
    kind: 'event',
    heading: dotted(status === 'cancelled' ? 'Cancelled' : undefined, dateText(event), location),
    name,
    matches: main.map((match) => ({ sides: sidesOf(match) })),
    foot:
      count === 0
        ? 'No matches yet'
        : count === main.length
          ? countText(count, 'match', 'matches')
          : `${countText(count, 'match', 'matches')} on the card`,
    unreviewed: valid === 0,
  };
}

function ofSummary(event: Event, matches: readonly Match[]): EventPreview {
  const decided = matches
    .filter(({ player1 }) => player1.result !== undefined)
    .sort((a, b) => Number(b.title !== undefined) - Number(a.title !== undefined));
  if (decided.length === 0) return ofEvent(event, matches);
  const titles = decided.filter(({ title }) => title !== undefined).length;
  return {
    ...ofEvent(event, decided),
    foot: dotted(
      countText(decided.length, 'result', 'results'),
      titles > 0 ? countText(titles, 'match for a title', 'matches for titles') : undefined,
    ),
  };
}

function ofMatch(match: Match, sports: readonly Sport[], event: Event | undefined): Board {
  const sport = findSport(sports, match.event.sport.id);
  return {
    kind: 'board',
    heading: event?.name ?? '',
    about: dotted(match.round, dateText(match), event?.location),
    sides: sidesOf(match),
    foot: dotted(endingOf(match), ...matchFacts(match, sport, 'alone')),
    unreviewed: event?.valid === 0,
  };
}

type PageOf<K extends Page['kind']> = Extract<Page, { kind: K }>;

function ofPlayer(
  { player, matches, events }: PageOf<'player'>,
  sports: readonly Sport[],
  near: NextAndLast<Match>,
): PlayerPreview {
  const { id, name, country } = player;
  const others = shownAndFormerNames(player);
  const sport = findSport(sports, matches[0]?.event.sport.id ?? '');
  const apart = sport && apartOf(sport);
  const perCode = (apart?.codes ?? []).flatMap(({ code }) =>
    labelledTally(
      englishOf(codeText(apart, code, 'alone')),
      tallyOf(
        matches.filter((match) => apartCode(sport, match) === code),
        id,
      ),
    ),
  );
  const all = labelledTally('All matches', tallyOf(matches, id));
  const isSame = perCode.length === 1 && perCode[0]?.value === all[0]?.value;
  return {
    kind: 'player',
    heading: country === undefined ? '' : english.country(country),
    name,
    about: others.length > 0 ? `also ${others.join(', ')}` : '',
    records: isSame ? perCode : [...perCode, ...all],
    foot: nextOf(near, id, events) ?? latestOf(near, id, events) ?? 'No matches yet',
  };
}

function labelledTally(label: string, tally: Tally): readonly LabelledTally[] {
  if (matchesIn(tally) === 0) return [];
  return [{ label, value: tallyText(tally), meaning: tally.draws > 0 ? 'W–L–D' : 'won–lost' }];
}

function ofPair({ players, events }: PageOf<'versus'>, near: NextAndLast<Match>): Board {
  const [own, other] = players;
  const { held } = near;
  const { wins, losses, draws } = tallyOf(held, own.id);
  const met = [
    held.length === 0 ? 'They have not met yet' : countText(held.length, 'meeting', 'meetings'),
    draws > 0 ? countText(draws, 'draw', 'draws') : undefined,
  ];
  const counted = wins + losses + draws > 0;
  const side = ({ name }: Player, won: number, lost: number): BoardSide => ({
    name,
    score: counted ? won : undefined,
    mark: won > lost ? 'Leads' : undefined,
  });
  return {
    kind: 'board',
    heading: 'Head-to-head',
    about: dotted(...met),
    sides: [side(own, wins, losses), side(other, losses, wins)],
    foot: nextOf(near, own.id, events, own.name) ?? latestOf(near, own.id, events, own.name) ?? '',
    unreviewed: false,
  };
}

function sidesOf({ player1, player2 }: Match): readonly [BoardSide, BoardSide] {
  const side = ({ name, score, result }: Side): BoardSide => ({
    name,
    score: player1.score === undefined || player2.score === undefined ? undefined : score,
    mark: result === 'W' ? 'Winner' : result === 'D' ? 'Draw' : undefined,
  });
  return [side(player1), side(player2)];
}

/** The match to come. Names its day, not the days until it, because a picture is kept. */
function nextOf(
  { next }: NextAndLast<Match>,
  player: string,
  events: readonly Event[],
  named?: string,
): string | undefined {
  const sides = next && perspective(next, player);
  if (!sides) return undefined;
  const event = events.find(({ id }) => id === next.event.id);
  return `Next: ${dotted(named === undefined ? `v ${sides.other.name}` : undefined, event?.name, dateText(next))}`;
}

function latestOf(
  { last: latest }: NextAndLast<Match>,
  player: string,
  events: readonly Event[],
  named?: string,
): string | undefined {
  const sides = latest && perspective(latest, player);
  if (!sides) return undefined;
  const { own, other } = sides;
  const scored = own.score !== undefined && other.score !== undefined;
  const outcome =
    own.result &&
    [outcomes[own.result], scored && `${pointsText(own.score)}–${pointsText(other.score)}`]
      .filter(Boolean)
      .join(' ');
  const fought = [named, outcome, named === undefined && `v ${other.name}`].filter(Boolean).join(' ');
  const event = events.find(({ id }) => id === latest.event.id);
  return `Latest: ${dotted(outcome === undefined && named !== undefined ? '' : fought, event?.name, dateText(latest))}`;
}

const outcomes = { W: 'won', L: 'lost', D: 'drew' } as const satisfies Record<Result, string>;

const dotted = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ');
