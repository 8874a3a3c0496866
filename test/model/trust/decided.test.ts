import { causeOf } from '@/model/cause';
import { isNewRecord, type Delta } from '@/model/proposals/delta';
import { deltaId, userId } from '@/model/ids';
import { decisionActOf, mayRevert, reversionOf, takesBack } from '@/model/trust/decided';
import { byTrust } from '@/model/trust/trustSettings';
import { delta } from '@test/support/factories';

const mod = userId('mod');
const decided = (fields: Partial<Delta>): Delta =>
  delta('d1', {
    field: 'location',
    value: 'Dubai',
    base: null,
    before: null,
    status: 'applied',
    decidedBy: mod,
    decidedAt: 5,
    ...fields,
  });

test.each<[string, Partial<Delta>, string | undefined]>([
  ['applied as it was', {}, 'accepted'],
  ['changed first', { amended: { proposed: 'Sofia', by: mod } }, 'amended'],
  ['applied in part', { rest: deltaId('d2') }, 'amended'],
  ['rejected', { status: 'rejected' }, 'rejected'],
  ['rejected as spelt wrongly', { status: 'rejected', reasonCause: causeOf('spelling') }, 'rejected'],
  ['overtaken', { status: 'rejected', reasonCause: causeOf('superseded', { id: 'x' }) }, undefined],
  ['come true', { status: 'rejected', reasonCause: causeOf('cameTrue', { id: 'x' }) }, undefined],
  [
    'replaced by its author',
    { status: 'rejected', reasonCause: causeOf('replacedBy', { id: 'x' }) },
    undefined,
  ],
  ['about a record that is gone', { status: 'rejected', reasonCause: causeOf('recordDeleted') }, undefined],
  ['applied at once', { decidedBy: byTrust }, undefined],
  ['decided by its author', { decidedBy: delta('d1').author }, undefined],
  ['open', { status: 'new' }, undefined],
])('a proposal that was %s', (_, fields, what) => {
  expect(decisionActOf(decided(fields))?.what).toBe(what);
});

test('of two proposals under one id each rejection counts, and each once', () => {
  const rejected = (timestamp: number, decidedAt: number) =>
    decisionActOf(decided({ status: 'rejected', timestamp, decidedAt }))?.id;
  expect(rejected(1, 5)).toBe(rejected(1, 6));
  expect(rejected(2, 5)).not.toBe(rejected(1, 5));
});

test('what its author or trust took back is no fault', () => {
  const edit = decided({});
  for (const by of [edit.author, 'trust', undefined])
    expect(reversionOf(edit, by === undefined ? by : userId(by), 9)).toBeUndefined();
  expect(reversionOf(edit, userId('mod'), 9)).toMatchObject({
    what: 'reverted',
    at: 9,
    kinds: ['eventFacts'],
  });
});

const eve = userId('eve');
const undo = decided({ id: deltaId('d2'), author: eve, value: null, before: 'Dubai', decidedAt: 6 });

test('a later change that puts back what was there takes back the earlier one', () => {
  expect(takesBack(undo, decided({}))).toBe(true);
  expect(takesBack({ ...undo, author: decided({}).author }, decided({}))).toBe(false);
  expect(takesBack({ ...undo, before: 'Sofia' }, decided({}))).toBe(false);
  expect(takesBack({ ...undo, value: 'Sofia' }, decided({}))).toBe(false);
  expect(takesBack({ ...undo, decidedAt: 4 }, decided({}))).toBe(false);
  expect(mayRevert(undo)).toBe(true);
  expect(mayRevert(decided({}))).toBe(false);
});

test('a deletion takes back the proposal that made the record', () => {
  const made = decided({ id: deltaId('e9'), docId: '', field: '', value: { name: 'Twice' } });
  const deletion = { ...undo, docId: 'e9', field: '', value: null, note: 'Twice' };
  expect([isNewRecord(made), takesBack(deletion, made), takesBack(undo, made)]).toEqual([true, true, false]);
});
