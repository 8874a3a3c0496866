import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface Arrival {
  readonly headers: IncomingHttpHeaders;
  readonly socket?: { readonly remoteAddress?: string | undefined };
}

/**
 * The networks of a request, as limits count them. `near` is what a household or phone gets: an IPv4 address,
 * or the /56 of an IPv6 address, which has 256 networks of its own. `wide` is the /48 around it.
 */
export interface Networks {
  readonly near: string;
  readonly wide?: string;
}

const unknown: Networks = { near: 'unknown' };

export function networksOf({ headers, socket }: Arrival): Networks {
  const [address = ''] = (addressOf(headers['x-forwarded-for']) ?? socket?.remoteAddress ?? '').split('%');
  if (isIP(address) === 0) return unknown;
  const read = ipaddr.process(address);
  if (read.kind() === 'ipv4') return { near: read.toString() };
  const within = (bits: number) =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${read.toString()}/${bits}`).toString()}/${bits}`;
  return { near: within(56), wide: within(48) };
}

/**
 * The last address in the header, which Google's front end wrote; nothing else is in front of the function.
 * Earlier ones come from the client and can be invented.
 */
function addressOf(forwarded: string | readonly string[] | undefined): string | undefined {
  const all = typeof forwarded === 'string' ? forwarded : forwarded?.join(',');
  return all?.split(',').at(-1)?.trim() || undefined;
}
