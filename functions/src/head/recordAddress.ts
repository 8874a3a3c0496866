import { readAddress, spelledPath, type Address } from '@/model/address';
import { asOfParam, readAsOf } from '@/model/ratings/asOf';
import { eventPanels, type RouteName } from '@/model/routes';
import { findSport, type Sport } from '@/model/sports';
import { asksWithoutResults, withoutResults } from '@/model/spoilers';

/** Pages that read the database. */
const ofRecords: ReadonlySet<RouteName> = new Set([
  'event',
  'eventPanel',
  'match',
  'player',
  'rating',
  'versus',
]);

/** Those of them that say in their query what is shown; the others have nothing in it. */
const withQuery: ReadonlySet<RouteName> = new Set(['rating']);

/** The record that an address asks for, as far as it can be told without reading anything. */
export type Asked =
  /** A page that reads no record. */
  | { readonly kind: 'free' }
  | { readonly kind: 'record'; readonly address: Address }
  /** A record's page as of another day, for which nothing is read: the app shows it. */
  | { readonly kind: 'ofDay' }
  /** A record's page, written in another way than its one; `path` is how it is written, with what stays of its query. */
  | { readonly kind: 'elsewhere'; readonly path: string }
  /** No record can have such an id, and no page of ours is at any other such address. */
  | { readonly kind: 'nothing' };

/**
 * The record that is asked for. A page of a record has one spelling and, but for few, no query, so that Hosting keeps it
 * once, or twice with the one without results; with any other it would be read as often as somebody thinks of one. The day that
 * figures are of stays, and the page is then answered without its record.
 */
export function askedFor(pathname: string, query: string, sports: readonly Sport[]): Asked {
  const address = readAddress(pathname);
  if (!address) return { kind: 'nothing' };
  if (!ofRecords.has(address.name)) return { kind: 'free' };
  if (!mayBeThere(address, sports)) return { kind: 'nothing' };
  const spelled = spelledPath(address);
  const day = dayQuery(query);
  const wanted = asksWithoutResults(query) ? withoutResults : day;
  const kept = withQuery.has(address.name) ? query : wanted;
  if (query !== kept || spelled !== pathname) return { kind: 'elsewhere', path: spelled + kept };
  return day !== '' && kept === day ? { kind: 'ofDay' } : { kind: 'record', address };
}

/** The query that says of which day figures are, and nothing else; empty where it is of today. */
function dayQuery(query: string): string {
  const day = readAsOf(new URLSearchParams(query));
  return day === undefined ? '' : `?${asOfParam}=${day}`;
}

/** Tells whether the page at an address reads the database. */
export function isOfRecord(pathname: string): boolean {
  const address = readAddress(pathname);
  return address !== undefined && ofRecords.has(address.name);
}

/**
 * Tells whether what an address names besides records is there; all that could be is spelled alike by everybody on the
 * way.
 */
const mayBeThere = ({ name, params: { id = '', panel } }: Address, sports: readonly Sport[]): boolean =>
  (name !== 'event' && name !== 'eventPanel') ||
  (findSport(sports, id) !== undefined && (panel === undefined || Object.hasOwn(eventPanels, panel)));
