import { defaultProfileName } from '@/model/defaultProfileName';

test.each([
  ['the display name', ' Ann Lee ', 'ann@example.com', 'Ann Lee'],
  ['the part before the @ without one', null, 'ann.lee@example.com', 'ann.lee'],
  ['never a whole email, even as a display name', 'ann@example.com', 'x@example.com', 'ann'],
  ['60 characters at most', 'A'.repeat(70), null, 'A'.repeat(60)],
  ['whole characters', `${'A'.repeat(59)}💪💪`, null, `${'A'.repeat(59)}💪`],
  ['no blank at the cut', `${'A'.repeat(59)} B`, null, 'A'.repeat(59)],
  ['Member when there is nothing', '', null, 'Member'],
  ['Member when nothing is before the @', '   ', '@example.com', 'Member'],
])('a new account is named by %s', (_, displayName, email, name) => {
  expect(defaultProfileName({ displayName, email })).toBe(name);
});
