import { canonicalPath } from '@/model/address';
import type { DateString } from '@/model/dates';
import { defaults } from '@/model/schema/limits';
import { matchName } from '@/model/matchFacts';
import type { Event, Match, Player, Side } from '@/model/records';
import { path } from '@/model/routes';
import { findSport } from '@/model/sports';
import type { Page } from './readPage';

/** So many of a card's matches are told; a card of hundreds would outweigh the page. */
const mostMatches = 60;

/**
 * The subject of a page, in the vocabulary of schema.org. A card of results is no picture of a person, so players have
 * none.
 */
export function structuredData(page: Page, origin: string, image: string): object | undefined {
  const at = (address: string) => origin + address;
  const url = at(canonicalPath(page.address));
  switch (page.kind) {
    case 'event':
      return {
        '@context': 'https://schema.org',
        ...eventData(page.event, at),
        url,
        image,
        ...(page.matches.length > 0 && {
          subEvent: page.matches.slice(0, mostMatches).map((match) => matchData(match, page.event, at)),
        }),
      };
    case 'match':
      return {
        '@context': 'https://schema.org',
        ...matchData(page.match, page.event, at),
        image,
        ...(page.event && { superEvent: eventData(page.event, at) }),
      };
    case 'player':
      return { '@context': 'https://schema.org', ...playerData(page.player), url };
    case 'sport':
    case 'versus':
    case 'other':
    case 'proposed':
      return undefined;
  }
}

type At = (address: string) => string;

const eventData = ({ id, name, date, location, organization, sport }: Event, at: At) => ({
  '@type': 'SportsEvent',
  name,
  url: at(path('event', { id: sport.id, eventId: id })),
  ...day(date),
  ...place(location),
  ...sportData(sport.id),
  ...(organization !== undefined && { organizer: { '@type': 'Organization', name: organization } }),
});

const matchData = (match: Match, event: Event | undefined, at: At) => ({
  '@type': 'SportsEvent',
  name: matchName(match),
  url: at(path('match', { id: match.id })),
  ...day(match.date),
  ...place(event?.location),
  ...sportData(match.event.sport.id),
  competitor: [match.player1, match.player2].map((side) => sideData(side, at)),
});

const sideData = ({ id, name }: Side, at: At) => ({
  '@type': 'Person',
  name,
  url: at(path('player', { id })),
});

const playerData = ({ name, aliases, country }: Player) => ({
  '@type': 'Person',
  name,
  ...(aliases && { alternateName: aliases }),
  ...(country !== undefined && { nationality: { '@type': 'Country', name: country } }),
});

/** A day that is not known is not told. */
const day = (date: DateString) => (date === defaults.eventDate ? {} : { startDate: date });

const place = (name: string | undefined) =>
  name === undefined ? {} : { location: { '@type': 'Place', name, address: name } };

const sportData = (id: string) => {
  const sport = findSport(id);
  return sport ? { sport: sport.name } : {};
};
