import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The part of a request that says where it comes from. */
export interface Arrival {
  readonly headers: IncomingHttpHeaders;
  readonly socket?: { readonly remoteAddress?: string | undefined };
}

/**
 * The networks that a request comes from, as limits count them. `near` is what one household or phone is given: an IPv4 address,
 * or the /56 of an IPv6 address, which has 256 networks of its own. `wide` is the /48 around that one.
 */
export interface Networks {
  readonly near: string;
  readonly wide?: string;
}

const unknown: Networks = { near: 'unknown' };

/** The networks of the address that a request comes from; all requests of which nothing says so are of one. */
export function networksOf({ headers, socket }: Arrival): Networks {
  const [address = ''] = (addressOf(headers['x-forwarded-for']) ?? socket?.remoteAddress ?? '').split('%');
  if (isIP(address) === 0) return unknown;
  // An IPv4 address in the clothes of the other is one.
  const read = ipaddr.process(address);
  if (read.kind() === 'ipv4') return { near: read.toString() };
  const within = (bits: number) =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${read.toString()}/${bits}`).toString()}/${bits}`;
  return { near: within(56), wide: within(48) };
}

/**
 * The last address of the header: the one that Google's front end has written, which the function is behind and nothing
 * else. Whatever stands before came with the request, and anybody may write it.
 */
function addressOf(forwarded: string | readonly string[] | undefined): string | undefined {
  const all = typeof forwarded === 'string' ? forwarded : forwarded?.join(',');
  return all?.split(',').at(-1)?.trim() || undefined;
}
