import { parseCommand } from '@/wiki/outbox/parseCommand';
import { parseProfile } from '@/model/parsing/parseProfile';

const command = {
  id: 'c1',
  uid: 'ada',
  created: 1,
  state: 'queued',
  attempts: 0,
  body: { kind: 'setRole', email: 'ed@example.com', role: 'moderator', grant: true },
};

test('a grant by address alone, as earlier versions stored it, can be read', () => {
  expect(parseCommand(command)).toEqual({ ok: true, value: command });
  const named = { ...command, body: { ...command.body, uid: 'ed' } };
  expect(parseCommand(named)).toEqual({ ok: true, value: named });
});

test('a profile has its role where the server gave one; a role of a later version is none', () => {
  const profile = { id: 'ed', name: 'Ed', since: 1 };
  expect(parseProfile(profile)).toEqual({ ok: true, value: profile });
  expect(parseProfile({ ...profile, role: 'moderator' })).toEqual({
    ok: true,
    value: { ...profile, role: 'moderator' },
  });
  expect(parseProfile({ ...profile, role: 'owner' })).toEqual({ ok: true, value: profile });
});
