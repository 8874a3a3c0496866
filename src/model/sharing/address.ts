import { isStoredId } from '../ids';
import { routes, type RouteName } from './routes';

export interface Address {
  readonly name: RouteName;
  /** Decoded, by the names in the route's pattern. */
  readonly params: Readonly<Record<string, string>>;
}

const areNoIds: ReadonlySet<string> = new Set(['panel', 'series']);

/** The route of an address. The router itself loads with the app, too late for some callers. */
export function routeAt(pathname: string): RouteName | undefined {
  const given = segments(pathname);
  const fits = (pattern: string) => {
    const wanted = segments(pattern);
    return (
      wanted.length === given.length &&
      wanted.every((part, at) => part[0] === ':' || part === given[at]?.toLowerCase())
    );
  };
  // The keys of the table are the names. The pattern with the fewest parameters wins.
  const names = (Object.keys(routes) as RouteName[]).filter((name) => fits(routes[name]));
  return names.sort((a, b) => parameters(a) - parameters(b))[0];
}

/**
 * The route of an address with its parameters; `undefined` for an address without a page, including
 * impossible record ids.
 */
export function readAddress(pathname: string): Address | undefined {
  const name = routeAt(pathname);
  if (name === undefined) return undefined;
  const given = segments(pathname);
  const wanted = segments(routes[name]);
  const pairs = wanted.flatMap((part, at) => (part[0] === ':' ? [[part.slice(1), given[at] ?? '']] : []));
  try {
    const decoded = pairs.map(([key = '', value = '']) => [key, decodeURIComponent(value)] as const);
    if (!decoded.every(([key, value]) => areNoIds.has(key) || isStoredId(value))) return undefined;
    return { name, params: Object.fromEntries(decoded) };
  } catch {
    // A per cent sign that encodes nothing.
    return undefined;
  }
}

export function canonicalPath({ name, params }: Address): string {
  const { id = '', otherId = '', panel } = params;
  // The first panel lives at the record's own address.
  if (name === 'sportPanel' && panel === 'events') return fill('sport', params);
  if (name === 'eventPanel' && panel === 'matches') return fill('event', params);
  if (name === 'versus' && id > otherId) return fill(name, { id: otherId, otherId: id });
  return fill(name, params);
}

export const spelledPath = ({ name, params }: Address): string => fill(name, params);

const fill = (name: RouteName, params: Address['params']): string =>
  routes[name].replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));

const parameters = (name: RouteName) => routes[name].split(':').length;

const segments = (address: string) => address.split('/').filter((part) => part !== '');
