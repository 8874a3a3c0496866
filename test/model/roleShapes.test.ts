import { parseProfile } from '@/model/parsing/parseProfile';

test('a profile has its role where the server gave one; a role of a later version is none', () => {
  const profile = { id: 'ed', name: 'Ed', since: 1 };
  expect(parseProfile(profile)).toEqual({ ok: true, value: profile });
  expect(parseProfile({ ...profile, role: 'moderator' })).toEqual({
    ok: true,
    value: { ...profile, role: 'moderator' },
  });
  expect(parseProfile({ ...profile, role: 'owner' })).toEqual({ ok: true, value: profile });
});
