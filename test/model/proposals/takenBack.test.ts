import type { Delta } from '@/model/proposals/delta';
import { userId } from '@/model/ids';
import { takenBackBy } from '@/model/proposals/takenBack';
import { delta, player } from '@test/support/factories';

const about = { collection: 'player', docId: 'p', base: null } as const;
const applied = (id: string, fields: Partial<Delta>) => delta(id, { ...about, status: 'applied', ...fields });
const rename = (id: string, before: string, value: string, fields: Partial<Delta> = {}) =>
  applied(id, { field: 'name', before, value, ...fields });
const edit = (value: string, author = 'mia') => ({ ...about, field: 'name', value, author: userId(author) });
const named = (name: string) => player('p', { name });

test('an edit takes back the newest change whose earlier value it says', () => {
  expect(takenBackBy(edit('Ann'), named('Rude'), [rename('d1', 'Ann', 'Rude')])).toEqual(['d1']);
  expect(takenBackBy(edit('Other'), named('Rude'), [rename('d1', 'Ann', 'Rude')])).toEqual([]);
});

test('and a run of changes, as far as it goes back', () => {
  const history = [rename('d2', 'Rude', 'Ruder'), rename('d1', 'Ann', 'Rude')];
  expect(takenBackBy(edit('Ann'), named('Ruder'), history)).toEqual(['d2', 'd1']);
  expect(takenBackBy(edit('Rude'), named('Ruder'), history)).toEqual(['d2']);
});

test('a change of which something else stands is not taken back', () => {
  const both = applied('d1', {
    field: '',
    value: { name: 'Rude', city: 'Paris' },
    before: { name: 'Ann', city: null },
  });
  expect(takenBackBy(edit('Ann'), player('p', { name: 'Rude', city: 'Paris' }), [both])).toEqual([]);
  expect(takenBackBy(edit('Ann'), player('p', { name: 'Rude', city: 'Rome' }), [both])).toEqual(['d1']);
});

test.each<[string, readonly Delta[], string]>([
  ['one that its author corrects', [rename('d1', 'Ann', 'Rude', { author: userId('mia') })], 'Rude'],
  ['one after which nobody knows what happened', [rename('d1', 'Ann', 'Rude')], 'Else'],
  [
    'one that was taken back before',
    [rename('d1', 'Ann', 'Rude', { reverted: { by: userId('mod'), at: 1, in: 'x' as never } })],
    'Rude',
  ],
  ['the making of the record', [applied('p', { docId: '', field: '', value: { name: 'Rude' } })], 'Rude'],
])('nothing takes back %s', (_, history, now) => {
  expect(takenBackBy(edit('Ann'), named(now), history)).toEqual([]);
});
