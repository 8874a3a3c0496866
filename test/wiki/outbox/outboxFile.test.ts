import fc from 'fast-check';
import { readOutboxFile, writeOutboxFile } from '@/wiki/outbox/outboxFile';
import type { Command } from '@/model/proposals/command';
import { userId } from '@/model/ids';
import { defaultTrustSettings } from '@/model/trust/trustSettings';
import { command, upsert } from '@test/support/commands';
import { runs } from '@test/support/property';

const file = (...commands: readonly unknown[]) =>
  writeOutboxFile({
    uid: userId('editor'),
    account: 'Edda',
    savedAt: 5_000,
    // Foreign commands in the file.
    commands: commands as readonly Command[],
  });
const read = (content: string) => {
  const result = readOutboxFile(content);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

const everyKind: readonly Command[] = [
  upsert('d1', { note: 'As on the poster' }, 1_000),
  ...[
    { kind: 'deleteDelta', deltaId: 'd1', basedOn: { status: 'new', timestamp: 1 } },
    { kind: 'rejectDelta', deltaId: 'd1', reason: 'No', basedOn: 1 },
    { kind: 'applyDeltas', deltaIds: ['d1'], basedOn: { d1: null }, force: { d1: 2 }, seen: { d1: 3 } },
    { kind: 'applyDeltas', deltaIds: ['d1'], basedOn: {}, amend: { d1: { name: 'N', location: null } } },
    { kind: 'approveEvent', eventId: 'e1' },
    { kind: 'deleteRecord', collection: 'event', id: 'e1' },
    { kind: 'deleteRecord', collection: 'event', id: 'e1', basedOn: 1_000 },
    { kind: 'deleteRecord', collection: 'match', id: 'm1', basedOn: 1_000 },
    { kind: 'deleteRecord', collection: 'player', id: 'p1' },
    { kind: 'closeReport', reportId: 'r1' },
    { kind: 'closeReport', reportId: 'r1', note: 'It is right', delta: 'd1' },
    { kind: 'restore', act: 'a1' },
    { kind: 'restoreSince', uid: 'ed', since: 1_000 },
    { kind: 'revert', deltas: ['d1', 'd2'], note: '' },
    { kind: 'revert', uid: 'ed', since: 0, note: 'Spam' },
    { kind: 'passAudit', deltaId: 'd1' },
    { kind: 'raiseLimit', uid: 'u1', more: 1_000, until: 5 },
    { kind: 'saveTrust', settings: defaultTrustSettings },
    { kind: 'saveProfile', name: 'Edda' },
    { kind: 'grantRole', email: 'a@example.com', uid: 'x' },
    { kind: 'takeRole', email: 'a@example.com' },
    { kind: 'ban', uid: 'x', openDeltas: 'keep', appliedDeltas: 'revert', reason: 'Spam' },
    { kind: 'unban', uid: 'x' },
    { kind: 'resetProfile', uid: 'x' },
    { kind: 'saveDevice', token: 'device:1', wanted: true },
    { kind: 'saveDigest', rhythm: 'weekly', language: 'ja' },
    { kind: 'agree', version: 2 },
  ].map((body, at) => command(`k${at}`, { body: body as Command['body'], state: 'failed', attempts: 3 })),
];

test('every kind of command comes back from its file as it was', () => {
  expect(read(file(...everyKind))).toMatchObject({ uid: 'editor', account: 'Edda', unreadable: [] });
  expect(read(file(...everyKind)).commands).toEqual(everyKind);
});

test.each<[string, unknown]>([
  ['of another account', { ...upsert('d1'), uid: 'other' }],
  ['with an id that is none', { ...upsert('d1'), id: '../../x' }],
  ['of an unknown kind', command('c1', { body: { kind: 'dropDatabase' } as never })],
  ['with a field nobody may edit', upsert('d1', { field: 'valid', value: 1 })],
  ['with the prototype for a field', upsert('d1', { field: '__proto__', value: {} })],
  ['with an endless note', upsert('d1', { note: 'x'.repeat(2_000) })],
  ['that is no object', 7],
  ['made at no time', { ...upsert('d1'), created: 'yesterday' }],
])('a command %s is left out and told', (_, broken) => {
  const { commands, unreadable } = read(file(broken, upsert('d2')));
  expect(commands.map(({ id }) => id)).toEqual(['c2']);
  expect(unreadable).toHaveLength(1);
});

test('a command that stands there twice is read once', () => {
  expect(read(file(upsert('d1'), upsert('d1'))).commands).toHaveLength(1);
});

test('whatever a file holds, it is read or refused, and never breaks the app', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(fc.jsonValue()).map((all) => file(...all)),
      ),
      (content) => {
        const result = readOutboxFile(content);
        if (result.ok) expect(result.value.commands).toEqual([]);
      },
    ),
    runs(300),
  );
});
