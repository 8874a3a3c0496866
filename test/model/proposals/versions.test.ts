import fc from 'fast-check';
import { fieldValue } from '@/model/records/fields';
import type { Json } from '@/lib/json';
import { valuesBefore, type Delta } from '@/model/proposals/delta';
import { deltaEffect } from '@/model/proposals/deltaEffect';
import type { Match } from '@/model/records/records';
import { differences, versionsOf } from '@/model/proposals/versions';
import { undoingOf } from '@/model/proposals/undoing';
import { builtInSports } from '@/model/sports';
import { applyChange } from '@/overlay/change';
import { delta, match } from '@test/support/factories';
import { runs } from '@test/support/property';

const edit = (id: string, fields: Partial<Delta>): Delta =>
  delta(id, { collection: 'match', docId: 'm1', status: 'applied', ...fields });

function applied(record: Match, proposal: Delta): readonly [Match, Delta] {
  const after = applyChange(record, { ...deltaEffect<'match'>(proposal as never), id: record.id });
  return [after as Match, { ...proposal, before: valuesBefore(proposal, record) }];
}

const anyEdit = fc.oneof(
  fc.record({ field: fc.constant('player1.score'), value: fc.option(fc.nat(9)) }),
  fc.record({ field: fc.constant('arm'), value: fc.constantFrom('L', 'R', null) }),
  fc.record({ field: fc.constant('order'), value: fc.nat(5) }),
  fc.record({
    field: fc.constant(''),
    value: fc.record({ arm: fc.constantFrom('L', 'R'), player2: fc.record({ score: fc.nat(9) }) }),
  }),
) as fc.Arbitrary<{ readonly field: string; readonly value: Json }>;

test('walking back finds what the record said after each change, and before the first', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 12 }), (edits) => {
      let record = match('m1');
      const said = [record];
      const deltas: Delta[] = [];
      for (const [at, each] of edits.entries()) {
        const [after, done] = applied(record, edit(`d${at}`, each));
        record = after;
        said.push(after);
        deltas.push(done);
      }
      const versions = versionsOf('match', deltas.toReversed(), record);
      expect(versions.map(({ id }) => id)).toEqual([...deltas.map(({ id }) => id).toReversed(), undefined]);
      for (const [at, { values }] of versions.toReversed().entries())
        for (const path of ['player1.score', 'player2.score', 'arm', 'order'])
          expect(values[path] ?? null).toEqual(fieldValue(said[at], { path } as never) ?? null);
    }),
    runs(100),
  );
});

test('a new record begins its history', () => {
  const made = edit('m1', { docId: '', field: '', value: {} });
  expect(versionsOf('match', [made], match('m1'))).toHaveLength(1);
});

test('two versions differ in the fields that changed between them', () => {
  const [record, done] = applied(match('m1'), edit('d1', { field: 'arm', value: 'L' }));
  const [after, before] = versionsOf('match', [done], record);
  expect(differences('match', before!, after!).map(({ path }) => path)).toEqual(['arm']);
});

describe('taking a change back', () => {
  const [once, first] = applied(match('m1', { arm: 'R' }), edit('d1', { field: 'arm', value: 'L' }));

  test('proposes what was there before', () => {
    expect(undoingOf(first, once, builtInSports)).toEqual({
      kind: 'proposal',
      edit: { collection: 'match', docId: 'm1', field: 'arm', value: 'R' },
    });
  });

  test('is refused, and says which field, when a later change overlaps', () => {
    const both = edit('d0', { field: '', value: { arm: 'L', order: 3 } });
    const [now, done] = applied(match('m1', { arm: 'R' }), both);
    const later = { ...now, order: 4 };
    expect(undoingOf(done, later, builtInSports)).toMatchObject({
      kind: 'overlaps',
      fields: [{ path: 'order' }],
    });
  });

  test('has nothing to do when the record says again what it said before', () => {
    expect(undoingOf(first, match('m1', { arm: 'R' }), builtInSports)).toEqual({ kind: 'undone' });
  });

  test('cannot unmake a record, nor bring back what may not be proposed', () => {
    expect(undoingOf(edit('m1', { docId: '', field: '', value: {} }), once, builtInSports)).toEqual({
      kind: 'created',
    });
    const name = delta('d9', { status: 'applied', before: null });
    expect(undoingOf(name, { ...match('e1'), name: 'A better name' }, builtInSports)).toEqual({
      kind: 'invalid',
      problem: { code: 'isRequired', values: { field: 'name' } },
    });
  });
});
