import fc from 'fast-check';
import type { JsonObject } from '@/lib/json';
import { replacedCommands } from '@/wiki/outbox/replaced';
import type { Command } from '@/model/proposals/command';
import type { Proposal } from '@/model/proposals/delta';
import { upsert } from '@test/support/commands';
import { runs } from '@test/support/property';

const replacedIds = (commands: readonly Command[]) =>
  replacedCommands(commands).map(({ earlier }) => earlier.id);
const edit = (id: string, fields: Partial<Command> = {}): Command => ({
  ...upsert(id),
  id: `c${id}` as Command['id'],
  ...fields,
});
const conflict = { state: 'conflict', attempts: 1 } as const;

test.each<[string, readonly Command[], readonly string[]]>([
  ['the earlier of two', [edit('1'), edit('2')], ['c1']],
  ['all but the last', [edit('1'), edit('2'), edit('3')], ['c2', 'c1']],
  ['one that conflicts', [edit('1', conflict), edit('2')], ['c1']],
  ['none that the server may have taken', [edit('1', { attempts: 1 }), edit('2')], []],
  ['none for one that is being discarded', [edit('1'), edit('2', { discardedAt: 5 })], []],
  ['none of somebody else', [edit('1', { uid: 'other' as Command['uid'] }), edit('2')], []],
])('edits of one field replace %s', (_, commands, ids) => {
  expect(replacedIds(commands)).toEqual(ids);
});

const of = (id: string, fields: Parameters<typeof upsert>[1]) => ({
  ...edit(id),
  body: upsert(id, fields).body,
});

test('edits of two fields, and new records, replace nothing', () => {
  expect(replacedIds([of('1', { field: 'name' }), of('2', { field: 'date' })])).toEqual([]);
  const whole = { docId: '', field: '', value: { name: 'New' } };
  expect(replacedIds([of('1', whole), of('2', whole)])).toEqual([]);
});

const whole = (id: string, value: Proposal['value'], fields: Partial<Proposal> = {}) =>
  of(id, { field: '', value, ...fields });

test.each<[string, readonly Command[], readonly string[]]>([
  ['one of the same field', [whole('1', { name: 'A' }), whole('2', { name: 'B' })], ['c1']],
  ['one of fewer', [whole('1', { name: 'A' }), whole('2', { name: 'B', venue: 'Kyoto' })], ['c1']],
  ['none of more', [whole('1', { name: 'A', venue: 'Kyoto' }), whole('2', { name: 'B' })], []],
  ['none of others', [whole('1', { venue: 'Kyoto' }), whole('2', { name: 'B' })], []],
  [
    'none whose fields no single later one has',
    [whole('1', { name: 'A', venue: 'Kyoto' }), whole('2', { name: 'B' }), whole('3', { venue: 'Osaka' })],
    [],
  ],
  [
    'one before another that is between',
    [whole('1', { name: 'A' }), whole('2', { venue: 'Kyoto' }), whole('3', { name: 'B' })],
    ['c1'],
  ],
  [
    'one that conflicts, and none that the server may have taken',
    [
      { ...whole('1', { name: 'A' }), ...conflict },
      { ...whole('2', { name: 'B' }), attempts: 1 },
      whole('3', { name: 'C' }),
    ],
    ['c1'],
  ],
  ['none of another record', [whole('1', { name: 'A' }, { docId: 'e2' }), whole('2', { name: 'B' })], []],
  ['none of a single field', [of('1', { field: 'name' }), whole('2', { name: 'B' })], []],
  ['no deletion', [whole('1', null), whole('2', { name: 'B' })], []],
  ['nothing where it is a deletion', [whole('1', { name: 'A' }), whole('2', null)], []],
])('an edit of a whole record replaces %s', (_, commands, ids) => {
  expect(replacedIds(commands)).toEqual(ids);
});

test('the scores of a match and its players are fields of their own', () => {
  const side = (id: string, player1: JsonObject) =>
    whole(id, { player1 }, { collection: 'match', docId: 'm1' });
  const ann = { id: 'ann', name: 'Ann Ash' };
  expect(replacedIds([side('1', { score: 3 }), side('2', ann)])).toEqual([]);
  expect(replacedIds([side('1', { score: 3 }), side('2', { ...ann, score: 2 })])).toEqual(['c1']);
});

test('an edit of a whole record goes only where a later one that stays has all of its fields', () => {
  const anyValue = fc
    .subarray(['name', 'venue', 'date', 'organizer'])
    .map((paths) => Object.fromEntries(paths.map((path) => [path, 'x'])));
  fc.assert(
    fc.property(fc.array(anyValue, { maxLength: 6 }), (values) => {
      const commands = values.map((value, at) => whole(String(at), value));
      const gone = new Set<string>(replacedIds(commands));
      for (const [at, value] of values.entries()) {
        if (!gone.has(`c${at}`)) continue;
        const heirs = values.filter((_, other) => other > at && !gone.has(`c${other}`));
        expect(heirs.some((heir) => Object.keys(value).every((path) => path in heir))).toBe(true);
      }
    }),
    runs(200),
  );
});
