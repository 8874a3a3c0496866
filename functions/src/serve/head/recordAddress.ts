import { readAddress, spelledPath, type Address } from '@/model/sharing/address';
import { asOfParam, readAsOf } from '@/model/ratings/asOf';
import { eventPanels, type RouteName } from '@/model/sharing/routes';
import { findSport, type Sport } from '@/model/sports';
import { asksWithoutResults, withoutResults } from '@/model/matches/spoilers';

const ofRecords: ReadonlySet<RouteName> = new Set([
  'event',
  'eventPanel',
  'match',
  'player',
  'rating',
  'versus',
]);

const withQuery: ReadonlySet<RouteName> = new Set(['rating']);

export type AskedPage =
  | { readonly kind: 'free' }
  | { readonly kind: 'record'; readonly address: Address }
  /** A record's page as it was on another day. Nothing is read, because the app shows it. */
  | { readonly kind: 'ofDay' }
  /** A record's page in another spelling; `path` is the canonical one with the kept part of its query. */
  | { readonly kind: 'elsewhere'; readonly path: string }
  | { readonly kind: 'nothing' };

/**
 * What an address asks for. A record's page has one spelling and hardly any query, so Hosting caches it once,
 * or twice with the version without results. Otherwise each invented query would cost reads. The query for a
 * past day remains, and that page is answered without its record.
 */
export function askedFor(pathname: string, query: string, sports: readonly Sport[]): AskedPage {
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

function dayQuery(query: string): string {
  const day = readAsOf(new URLSearchParams(query));
  return day === undefined ? '' : `?${asOfParam}=${day}`;
}

export function isOfRecord(pathname: string): boolean {
  const address = readAddress(pathname);
  return address !== undefined && ofRecords.has(address.name);
}

const mayBeThere = ({ name, params: { id = '', panel } }: Address, sports: readonly Sport[]): boolean =>
  (name !== 'event' && name !== 'eventPanel') ||
  (findSport(sports, id) !== undefined && (panel === undefined || Object.hasOwn(eventPanels, panel)));
