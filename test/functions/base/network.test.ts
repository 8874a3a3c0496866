import fc from 'fast-check';
import { networksOf } from '../../../functions/src/base/network';
import { runs } from '@test/support/property';

const all = (forwarded: string | string[] | undefined, remoteAddress?: string) =>
  networksOf({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } });
const from = (...arrival: Parameters<typeof all>) => all(...arrival).near;

test.each([
  ['one address', '203.0.113.9', '203.0.113.9', undefined],
  [
    'an address after what came with the request',
    '10.0.0.1, 198.51.100.1,203.0.113.9',
    '203.0.113.9',
    undefined,
  ],
  ['an IPv4 address in the clothes of the other', '::ffff:203.0.113.9', '203.0.113.9', undefined],
  ['the same in other clothes', '::ffff:cb00:7109', '203.0.113.9', undefined],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1::/56', '2001:db8:1::/48'],
  ['the same household', '2001:0DB8:0001:00ff:ffff::1', '2001:db8:1::/56', '2001:db8:1::/48'],
  ['another one beside it', '2001:db8:1:100::1', '2001:db8:1:100::/56', '2001:db8:1::/48'],
  ['another network', '2001:db8:2::1', '2001:db8:2::/56', '2001:db8:2::/48'],
  ['an address of zeros', '::', '::/56', '::/48'],
  ['an address that ends like the other kind', '64:ff9b::203.0.113.9', '64:ff9b::/56', '64:ff9b::/48'],
  ['an address with its interface', 'fe80::1%eth0', 'fe80::/56', 'fe80::/48'],
  ['no address', 'unknown', 'unknown', undefined],
  ['an address that only some programs read', '127.1', 'unknown', undefined],
  ['a port, which the front end never writes', '203.0.113.9:80', 'unknown', undefined],
])('%s', (_, forwarded, near, wide) => {
  expect(all(forwarded)).toEqual({ near, ...(wide !== undefined && { wide }) });
});

test('without a header the connection itself says so, and without either all are of one', () => {
  expect(from(undefined, '127.0.0.1')).toBe('127.0.0.1');
  expect(from('', '::1')).toBe('::/56');
  expect(from(undefined)).toBe('unknown');
});

test('nothing that a request writes before the last address counts', () => {
  fc.assert(
    fc.property(fc.string(), fc.ipV4(), (written, address) => {
      expect(from(`${written}, ${address}`)).toBe(address);
    }),
    runs(200),
  );
});

test('addresses are of one household where their first 56 bits are the same, however they are spelled', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  const rest = fc.tuple(group, group, group, group);
  const spelled = (groups: readonly number[], pad: boolean) =>
    groups.map((each) => each.toString(16).padStart(pad ? 4 : 1, '0')).join(':');
  fc.assert(
    fc.property(fc.tuple(group, group, group), group, group, rest, rest, (site, house, other, one, two) => {
      const first = all(spelled([...site, house, ...one], true));
      const second = all(spelled([...site, other, ...two], false));
      expect(first.wide).toBe(second.wide);
      expect(first.near === second.near).toBe(house >> 8 === other >> 8);
    }),
    runs(100),
  );
});
