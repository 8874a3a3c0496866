import { causeOf } from '@/model/cause';
import { isNewRecord, type Delta } from '@/model/proposals/delta';
import { deltaId, userId } from '@/model/ids';
import { decisionActOf, mayRevert, reversionOf, revertsChange } from '@/model/trust/decided';
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

test('a change that its author or trust reverted is no fault', () => {
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
const revert = decided({ id: deltaId('d2'), author: eve, value: null, before: 'Dubai', decidedAt: 6 });

test('a later change that restores the value before reverts the earlier one', () => {
  expect(revertsChange(revert, decided({}))).toBe(true);
  expect(revertsChange({ ...revert, author: decided({}).author }, decided({}))).toBe(false);
  expect(revertsChange({ ...revert, before: 'Sofia' }, decided({}))).toBe(false);
  expect(revertsChange({ ...revert, value: 'Sofia' }, decided({}))).toBe(false);
  expect(revertsChange({ ...revert, decidedAt: 4 }, decided({}))).toBe(false);
  expect(mayRevert(revert)).toBe(true);
  expect(mayRevert(decided({}))).toBe(false);
});

test('deleting a record reverts the proposal that created it', () => {
  const made = decided({ id: deltaId('e9'), docId: '', field: '', value: { name: 'Twice' } });
  const deletion = { ...revert, docId: 'e9', field: '', value: null, note: 'Twice' };
  expect([isNewRecord(made), revertsChange(deletion, made), revertsChange(revert, made)]).toEqual([
    true,
    true,
    false,
  ]);
});
