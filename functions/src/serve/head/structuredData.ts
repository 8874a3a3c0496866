import { siteName } from '@/language/siteName';
import { english } from '@/language/language';
import { canonicalPath } from '@/model/sharing/address';
import { knownDate, type Dated } from '@/model/dates';
import { startOf } from '@/model/records/startsAt';
import { defaults } from '@/model/schema/limits';
import type { PlayerShown } from '@/model/identity/identities';
import { shownAndFormerNames } from '@/model/identity/namesOfPlayer';
import { matchName } from '@/model/matches/matchFacts';
import { manifestFile } from '@/model/published/publication';
import type { Event, Match, Side } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { nameIn, type NameOf } from '@/model/sharing/slugs';
import type { StatedTerms } from '@/model/operating/siteFacts';
import { englishOf, nameOfSport, type Sport } from '@/model/sports';
import { videoAddress, type Video } from '@/model/records/youtube';
import type { Page } from './readPage';

const mostMatches = 60;

/**
 * The page's subject in the vocabulary of schema.org. Players have no image, because the picture shows
 * results, not the person.
 */
export function structuredData(
  page: Page,
  sports: readonly Sport[],
  origin: string,
  image: string,
  terms?: StatedTerms,
): object | undefined {
  const { nameOf = (_, id) => id } = page;
  const site: Site = { sports, at: (address) => origin + address, nameOf };
  const { at } = site;
  const url = at(canonicalPath(page.address));
  switch (page.kind) {
    case 'event':
      return {
        '@context': 'https://schema.org',
        ...eventData(page.event, site),
        url,
        image,
        ...(page.matches.length > 0 && {
          subEvent: page.matches.slice(0, mostMatches).map((match) => matchData(match, page.event, site)),
        }),
      };
    case 'match':
      return {
        '@context': 'https://schema.org',
        ...matchData(page.match, page.event, site),
        image,
        ...(page.event && { superEvent: eventData(page.event, site) }),
      };
    case 'player':
      return { '@context': 'https://schema.org', ...playerData(page.player), url };
    case 'sport':
      return terms && { '@context': 'https://schema.org', ...datasetOf(page.sport, terms, at), url };
    case 'versus':
    case 'hidden':
    case 'other':
    case 'proposed':
      return undefined;
  }
}

const datasetOf = (sport: Sport, { licence: { name, url }, attribution }: StatedTerms, at: Site['at']) => ({
  '@type': 'Dataset',
  name: `${siteName()}: ${englishOf(sport.name)}`,
  description:
    'Events, matches and players, as their readers have entered and moderators have accepted them.',
  license: url ?? name,
  creditText: attribution,
  usageInfo: at(path('terms')),
  isAccessibleForFree: true,
  distribution: [
    { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: at(`/data/${manifestFile}`) },
  ],
});

interface Site {
  readonly sports: readonly Sport[];
  readonly at: (address: string) => string;
  readonly nameOf: NameOf;
}

const eventData = (event: Event, { sports, at }: Site) => {
  const { name, endDate, location, country, organization, status, youtube, sport } = event;
  return {
    '@type': 'SportsEvent',
    name,
    url: at(path('event', { id: sport.id, eventId: nameIn(event) })),
    ...startDate(event),
    ...(startOf(event) && { startDate: event.startsAt?.slice(0, '2026-11-28T18:00+01:00'.length) }),
    ...(endDate !== undefined && event.datePrecision === undefined && { endDate }),
    ...(status === 'cancelled' && { eventStatus: 'https://schema.org/EventCancelled' }),
    ...place(location, country),
    ...sportData(nameOfSport(sports, sport.id)),
    ...(organization !== undefined && { organizer: { '@type': 'Organization', name: organization } }),
    ...videoData(name, youtube),
  };
};

const matchData = (match: Match, event: Event | undefined, { sports, at, nameOf }: Site) => ({
  '@type': 'SportsEvent',
  name: matchName(match),
  url: at(path('match', { id: match.id })),
  ...startDate(match),
  ...place(event?.location, event?.country),
  ...sportData(nameOfSport(sports, match.event.sport.id)),
  competitor: [match.player1, match.player2].map((side) => sideData(side, { at, nameOf })),
  ...videoData(matchName(match), match.youtube),
});

const sideData = ({ id, name }: Side, { at, nameOf }: Pick<Site, 'at' | 'nameOf'>) => ({
  '@type': 'Person',
  name,
  url: at(path('player', { id: nameOf('player', id) })),
});

function playerData(player: PlayerShown) {
  const { name, country } = player;
  const others = shownAndFormerNames(player);
  return {
    '@type': 'Person',
    name,
    ...(others.length > 0 && { alternateName: others }),
    ...(country !== undefined && { nationality: { '@type': 'Country', name: english.country(country) } }),
  };
}

/** ISO 8601 writes a month as `2026-03`. */
const startDate = (dated: Dated) =>
  dated.date === defaults.eventDate ? {} : { startDate: knownDate(dated) };

function place(name: string | undefined, country: string | undefined) {
  if (name === undefined && country === undefined) return {};
  const nation = country === undefined ? undefined : english.country(country);
  const address =
    nation === undefined
      ? name
      : {
          '@type': 'PostalAddress',
          ...(name !== undefined && { streetAddress: name }),
          addressCountry: nation,
        };
  return { location: { '@type': 'Place', name: name ?? nation, address } };
}

const videoData = (name: string, video: Video | undefined) =>
  video === undefined ? {} : { recordedIn: { '@type': 'VideoObject', name, url: videoAddress(video) } };

const sportData = (sport: string | undefined) => (sport === undefined ? {} : { sport });
