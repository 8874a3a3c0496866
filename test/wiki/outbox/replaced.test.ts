import { replacedCommands } from '@/wiki/outbox/replaced';
import type { Command } from '@/model/command';
import { upsert } from '@test/support/commands';

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
  expect(replacedCommands(commands)).toEqual(ids);
});

test('edits of two fields, or of whole records, replace nothing', () => {
  const of = (id: string, fields: Parameters<typeof upsert>[1]) => ({
    ...edit(id),
    body: upsert(id, fields).body,
  });
  expect(replacedCommands([of('1', { field: 'name' }), of('2', { field: 'date' })])).toEqual([]);
  const whole = { docId: '', field: '', value: { name: 'New' } };
  expect(replacedCommands([of('1', whole), of('2', whole)])).toEqual([]);
});
