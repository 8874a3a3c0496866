import type { Delta } from '@/model/proposals/delta';
import { userId } from '@/model/ids';
import { revertedBy } from '@/model/proposals/reverted';
import { delta, player } from '@test/support/factories';

const about = { collection: 'player', docId: 'p', base: null } as const;
const applied = (id: string, fields: Partial<Delta>) => delta(id, { ...about, status: 'applied', ...fields });
const rename = (id: string, before: string, value: string, fields: Partial<Delta> = {}) =>
  applied(id, { field: 'name', before, value, ...fields });
const edit = (value: string, author = 'mia') => ({ ...about, field: 'name', value, author: userId(author) });
const named = (name: string) => player('p', { name });

test('an edit reverts the newest change if it proposes the value before it', () => {
  expect(revertedBy(edit('Ann'), named('Rude'), [rename('d1', 'Ann', 'Rude')])).toEqual(['d1']);
  expect(revertedBy(edit('Other'), named('Rude'), [rename('d1', 'Ann', 'Rude')])).toEqual([]);
});

test('an edit reverts a run of changes back to the value that it proposes', () => {
  const history = [rename('d2', 'Rude', 'Ruder'), rename('d1', 'Ann', 'Rude')];
  expect(revertedBy(edit('Ann'), named('Ruder'), history)).toEqual(['d2', 'd1']);
  expect(revertedBy(edit('Rude'), named('Ruder'), history)).toEqual(['d2']);
});

test('a change is not reverted while another of its values still stands', () => {
  const both = applied('d1', {
    field: '',
    value: { name: 'Rude', city: 'Paris' },
    before: { name: 'Ann', city: null },
  });
  expect(revertedBy(edit('Ann'), player('p', { name: 'Rude', city: 'Paris' }), [both])).toEqual([]);
  expect(revertedBy(edit('Ann'), player('p', { name: 'Rude', city: 'Rome' }), [both])).toEqual(['d1']);
});

test.each<[string, readonly Delta[], string]>([
  ['a change that its author corrects', [rename('d1', 'Ann', 'Rude', { author: userId('mia') })], 'Rude'],
  ['a change after which the value changed without a delta', [rename('d1', 'Ann', 'Rude')], 'Else'],
  [
    'a change that was reverted before',
    [rename('d1', 'Ann', 'Rude', { reverted: { by: userId('mod'), at: 1, in: 'x' as never } })],
    'Rude',
  ],
  ['the creation of the record', [applied('p', { docId: '', field: '', value: { name: 'Rude' } })], 'Rude'],
])('nothing reverts %s', (_, history, now) => {
  expect(revertedBy(edit('Ann'), named(now), history)).toEqual([]);
});
