import { siteName } from '@/language/siteName';
import { isCountryCode } from '@/model/schema/countries';
import { embed } from '@/language/en/embed';
import { english } from '@/language/language';
import { compareText } from '@/lib/compareText';
import type { DateString } from '@/model/dates';
import { isOnADay, lastDayOf } from '@/model/days/dateSpan';
import type { CalendarEvent } from '@/model/sharing/calendar';
import type { EditsSubject, FeedSubject } from '@/model/sharing/feeds';
import type { Event, Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { nameIn } from '@/model/sharing/slugs';
import { englishOf, findSport, nameOfSport, type Sport } from '@/model/sports';
import { dateText, lineOf } from '../head/words';
import type { LiveResults } from '../reading/liveResults';
import type { Wiki } from '../reading/wiki';

/** A feed as plain texts and paths. Each format does its own escaping. */
export interface Feed {
  readonly title: string;
  readonly page: string;
  readonly entries: readonly FeedEntry[];
  readonly events: readonly CalendarEvent[];
}

interface FeedEntry {
  readonly page: string;
  readonly title: string;
  readonly text: string;
  readonly updated: number;
}

const most = { entries: 50, lines: 60, events: 500 };
const calendarDays = 366;
const dayMs = 86_400_000;

export interface FeedWorld {
  readonly wiki: Wiki;
  readonly results: LiveResults;
  readonly sports: readonly Sport[];
  readonly today: DateString;
}

/**
 * Newest results and coming events of a sport, country, player, event or everything; `undefined` if the
 * subject does not exist or is a hidden player. Unreviewed records are left out, except in the feed of their
 * event.
 */
export function feedOf(subject: Exclude<FeedSubject, EditsSubject>, world: FeedWorld): Feed | undefined {
  const { wiki, sports } = world;
  const reviewed = () => wiki.events.filter(({ valid }) => valid === 1);
  switch (subject.kind) {
    case 'all':
      return ofEvents(siteName(), path('home'), reviewed(), world);
    case 'sport': {
      const sport = findSport(sports, subject.id);
      if (!sport) return undefined;
      const events = reviewed().filter((event) => event.sport.id === sport.id);
      return ofEvents(
        `${siteName()}: ${englishOf(sport.name)}`,
        path('sport', { id: sport.id }),
        events,
        world,
      );
    }
    case 'country': {
      const code = subject.id.toUpperCase();
      if (!isCountryCode(code)) return undefined;
      const events = reviewed().filter((event) => isOfCountry(event, code, wiki));
      const page = path('country', { id: code });
      return ofEvents(`${siteName()}: ${english.country(code)}`, page, events, world);
    }
    case 'player':
      return ofPlayer(subject.id, world);
    case 'event': {
      const event = wiki.event(subject.id);
      if (!event) return undefined;
      const card = wiki.matchesOfEvent(event.id);
      const entries = [
        eventEntry(event, card, world),
        ...card.flatMap((match) => matchEntry(match, event, world)),
      ];
      return { title: event.name, page: pageOf(event), entries: newest(entries), events: [{ event, card }] };
    }
  }
}

function isOfCountry({ id, country }: Event, code: string, wiki: Wiki): boolean {
  const isIts = (stored: string | undefined) => stored === code;
  return (
    isIts(country) ||
    wiki
      .matchesOfEvent(id)
      .some((match) => [match.player1, match.player2].some((side) => isIts(wiki.player(side.id)?.country)))
  );
}

function ofEvents(title: string, page: string, events: readonly Event[], world: FeedWorld): Feed {
  const entries = events.flatMap((event) => {
    const card = world.wiki.matchesOfEvent(event.id);
    if (!isComing(event, world.today) && !card.some((match) => isDecided(world.results.shown(match))))
      return [];
    return [eventEntry(event, card, world)];
  });
  return {
    title,
    page,
    entries: newest(entries),
    events: calendarEvents(events, world, ({ id }) => world.wiki.matchesOfEvent(id)),
  };
}

function ofPlayer(id: string, world: FeedWorld): Feed | undefined {
  const { wiki, today } = world;
  const player = wiki.player(id);
  if (!player || !wiki.isListed(id)) return undefined;
  const matches = wiki.matchesOfPlayer(id);
  const events = [...new Set(matches.map(({ event }) => event.id))]
    .flatMap((event) => wiki.event(event) ?? [])
    .filter(({ valid }) => valid === 1);
  const cards = new Map(events.map((event) => [String(event.id), event]));
  const entries = [
    ...matches.flatMap((match) => {
      const event = cards.get(match.event.id);
      return event ? matchEntry(match, event, world) : [];
    }),
    ...events
      .filter((event) => isComing(event, today))
      .map((event) => eventEntry(event, wiki.matchesOfEvent(event.id), world)),
  ];
  return {
    title: player.name,
    page: path('player', { id: nameIn(player) }),
    entries: newest(entries),
    events: calendarEvents(events, world, (event) =>
      wiki.matchesOfEvent(event.id).toSorted((a, b) => Number(isWith(b, id)) - Number(isWith(a, id))),
    ),
  };
}

const isWith = ({ player1, player2 }: Match, id: string) => player1.id === id || player2.id === id;
const isDecided = ({ player1 }: Match) => player1.result !== undefined;
const isComing = (event: Event, today: DateString) =>
  lastDayOf(event) >= today && event.status !== 'cancelled';

const pageOf = (event: Event) => path('event', { id: event.sport.id, eventId: nameIn(event) });

function eventEntry(event: Event, card: readonly Match[], world: FeedWorld): FeedEntry {
  const { sports, results } = world;
  const { name, location, country, status, sport } = event;
  const facts = [
    status === 'cancelled' ? 'Cancelled' : undefined,
    nameOfSport(sports, sport.id),
    dateText(event),
    location,
    country === undefined ? undefined : english.country(country),
  ];
  const lines = card.slice(0, most.lines).map((match) => resultLine(match, world));
  return {
    page: pageOf(event),
    title: name,
    text: [facts.filter(Boolean).join(', '), ...lines].join('\n'),
    updated: Math.max(
      event.updatedAt ?? 0,
      results.changed(event.id) ?? 0,
      ...card.map(({ updatedAt }) => updatedAt ?? 0),
    ),
  };
}

/** A match is one entry, under the same id before and after it is confirmed. */
function matchEntry(match: Match, { id, name, location }: Event, world: FeedWorld): readonly FeedEntry[] {
  const { results } = world;
  if (!isDecided(results.shown(match))) return [];
  return [
    {
      page: path('match', { id: match.id }),
      title: resultLine(match, world),
      text: [name, dateText(match), location].filter(Boolean).join(', '),
      updated: Math.max(match.updatedAt ?? 0, results.isLive(match) ? (results.changed(id) ?? 0) : 0),
    },
  ];
}

const resultLine = (match: Match, { results, sports }: FeedWorld): string =>
  lineOf(results.shown(match), sports) + (results.isLive(match) ? ` (${embed.notConfirmed.en})` : '');

const newest = (entries: readonly FeedEntry[]): readonly FeedEntry[] =>
  entries.toSorted((a, b) => b.updated - a.updated || compareText(a.page, b.page)).slice(0, most.entries);

function calendarEvents(
  events: readonly Event[],
  { today }: FeedWorld,
  cardOf: (event: Event) => readonly Match[],
): readonly CalendarEvent[] {
  const first = new Date(Date.parse(today) - calendarDays * dayMs).toISOString().slice(0, 10);
  return events
    .filter((event) => event.date >= first && isOnADay(event))
    .toSorted((a, b) => compareText(a.date, b.date) || compareText(a.id, b.id))
    .slice(-most.events)
    .map((event) => ({ event, card: cardOf(event) }));
}
