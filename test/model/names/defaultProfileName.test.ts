import { defaultProfileName, isAddress, memberName } from '@/model/names/defaultProfileName';
import { isProfileName } from '@/model/names/profileName';

const uid = 'u1';
const made = memberName(uid);

test.each([
  ['the display name', ' Ann Lee ', 'ann@example.com', 'Ann Lee'],
  ['60 characters at most', 'A'.repeat(70), null, 'A'.repeat(60)],
  ['whole characters', `${'A'.repeat(59)}💪💪`, null, `${'A'.repeat(59)}💪`],
  ['no blank at the cut', `${'A'.repeat(59)} B`, null, 'A'.repeat(59)],
  ['plain letters', 'Ａｎｎ', null, 'Ann'],
  ['its uid rather than by the part of the address before the @', null, 'ann.lee@example.com', made],
  ['a display name that its owner uses in the address too', 'Ann', 'ann@example.com', 'Ann'],
  ['its uid rather than by an address', 'ann@example.com', 'x@example.com', made],
  ['its uid when there is nothing', '', null, made],
  ['its uid when there are signs alone', '💪', null, made],
  ['its uid rather than by a role', 'Armwiki Admin ✔', 'ann@example.com', made],
])('a new account is named by %s', (_, displayName, email, name) => {
  const account = { uid, displayName, email };
  expect(defaultProfileName(account)).toBe(name);
});

test('a name made of a uid is a name, and differs where the uid does', () => {
  const names = Array.from({ length: 1_000 }, (_, at) => memberName(`uid-${at}`));
  expect(names.filter((name) => !/^Member [2-9A-HJ-NP-Z]{4}$/.test(name) || !isProfileName(name))).toEqual(
    [],
  );
  expect(new Set(names).size).toBeGreaterThan(990);
});

test('an address is no name, whoever it belongs to', () => {
  expect(isAddress('Ann Lee')).toBe(false);
  expect(isAddress('somebody@example.com')).toBe(true);
});
