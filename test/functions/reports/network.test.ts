import fc from 'fast-check';
import { networkOf } from '../../../functions/src/reports/network';
import { runs } from '@test/support/property';

const from = (forwarded: string | string[] | undefined, remoteAddress?: string) =>
  networkOf({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } });

test.each([
  ['one address', '203.0.113.9', '203.0.113.9'],
  ['an address after what came with the request', '10.0.0.1, 198.51.100.1,203.0.113.9', '203.0.113.9'],
  ['an IPv4 address in the clothes of the other', '::ffff:203.0.113.9', '203.0.113.9'],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['the same household', '2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['another one', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['zeros in the first half', '2001:db8::1', '2001:db8:0:0::/64'],
  ['an address of zeros', '::', '0:0:0:0::/64'],
  ['an address that ends like the other kind', '64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['an address with its interface', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['no address', 'unknown', undefined],
  ['a port, which the front end never writes', '203.0.113.9:80', undefined],
])('%s', (_, forwarded, network) => {
  expect(from(forwarded)).toBe(network);
});

test('without a header the connection itself says so, and without either nothing does', () => {
  expect(from(undefined, '127.0.0.1')).toBe('127.0.0.1');
  expect(from('', '::1')).toBe('0:0:0:0::/64');
  expect(from(undefined)).toBeUndefined();
});

test('nothing that a request writes before the last address counts', () => {
  fc.assert(
    fc.property(fc.string(), fc.ipV4(), (written, address) => {
      expect(from(`${written}, ${address}`)).toBe(address);
    }),
    runs(200),
  );
});

test('addresses are of one network where their first halves are the same, however they are spelled', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  const half = fc.tuple(group, group, group, group);
  const spelled = (groups: readonly number[], pad: boolean) =>
    groups.map((each) => each.toString(16).padStart(pad ? 4 : 1, '0')).join(':');
  fc.assert(
    fc.property(half, half, half, (first, second, other) => {
      const one = from(spelled([...first, ...second], true));
      expect(one).toBe(from(spelled([...first, ...other], false)));
      expect(one === from(spelled([...other, ...second], false))).toBe(
        spelled(first, false) === spelled(other, false),
      );
    }),
    runs(100),
  );
});
