import type { IncomingHttpHeaders } from 'node:http';
import { isIP, isIPv4 } from 'node:net';

/** The part of a request that says where it comes from. */
export interface Arrival {
  readonly headers: IncomingHttpHeaders;
  readonly socket?: { readonly remoteAddress?: string | undefined };
}

/**
 * The network that a request comes from, as limits count it: an IPv4 address, or the first half of an IPv6 address, which
 * is what one household or phone is given. `undefined` where nothing says so.
 */
export function networkOf({ headers, socket }: Arrival): string | undefined {
  const address = addressOf(headers['x-forwarded-for']) ?? socket?.remoteAddress;
  return address === undefined ? undefined : networkOfAddress(address);
}

/**
 * The last address of the header: the one that Google's front end has written, which the function is behind and nothing
 * else. Whatever stands before came with the request, and anybody may write it.
 */
function addressOf(forwarded: string | readonly string[] | undefined): string | undefined {
  const all = typeof forwarded === 'string' ? forwarded : forwarded?.join(',');
  return all?.split(',').at(-1)?.trim() || undefined;
}

function networkOfAddress(written: string): string | undefined {
  const [address = ''] = written.split('%');
  // An IPv4 address in the clothes of the other.
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  const version = isIP(address);
  if (version === 4) return address;
  return version === 6 ? `${firstGroups(address).join(':')}::/64` : undefined;
}

/** The first four groups of an IPv6 address, each written in one way. */
function firstGroups(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // An address that ends like an IPv4 address has two groups in that one.
  const written = before.length + after.length + (address.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - written }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).map((group) => parseInt(group, 16).toString(16));
}
