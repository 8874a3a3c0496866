import fc from 'fast-check';
import { bundleId, deltaId, userId } from '@/model/ids';
import { authorRecordOf, isFaulted } from '@/wiki/review/authorRecord';
import { delta } from '@test/support/factories';
import { runs } from '@test/support/property';

const applied = (id: string, fields = {}) => delta(id, { status: 'applied', ...fields });
const rejected = (id: string, fields = {}) => delta(id, { status: 'rejected', ...fields });

test('an author has accepted and rejected proposals, in all and of a kind', () => {
  const aNew = { docId: '', field: '', value: { name: 'Cup' } };
  const record = authorRecordOf([
    delta('open'),
    applied('a1'),
    applied('a2', aNew),
    rejected('r1'),
    rejected('r2', { collection: 'player', docId: 'p' }),
  ]);
  expect([record.accepted, record.rejected]).toEqual([2, 2]);
  expect(record.ofKind(delta('any'))).toEqual({ accepted: 1, rejected: 1 });
  expect(record.ofKind(delta('any', aNew))).toEqual({ accepted: 1, rejected: 0 });
  expect(record.ofKind(delta('any', { field: '', value: null }))).toEqual({ accepted: 0, rejected: 0 });
});

test('what the server rejected because something else took its place is no fault of the author', () => {
  const codes = ['replacedBy', 'recordDeleted', 'superseded', 'cameTrue', 'noSource'] as const;
  const faulted = codes.map((code) =>
    isFaulted(rejected('r', { reasonCause: { code, values: { id: 'x' } } as never })),
  );
  expect(faulted).toEqual([false, false, false, false, true]);
  expect(isFaulted(rejected('r'))).toBe(true);
  expect(isFaulted(applied('a'))).toBe(false);
});

test('a change that was reverted counts as rejected', () => {
  const reverted = { by: userId('mod'), at: 1, in: deltaId('revert-x') };
  const record = authorRecordOf([applied('a1'), applied('a2', { reverted })]);
  expect([record.accepted, record.rejected]).toEqual([1, 1]);
});

describe('in a minute', () => {
  const sent = (...times: readonly number[]) => times.map((timestamp, at) => delta(`d${at}`, { timestamp }));

  test('there are all that one minute holds, whichever it begins with', () => {
    const deltas = sent(0, 30_000, 59_999, 89_999, 200_000);
    const { inAMinute } = authorRecordOf(deltas);
    expect(deltas.map(inAMinute)).toEqual([3, 3, 3, 3, 1]);
  });

  test('what was entered together counts once', () => {
    const card = sent(0, 1, 2).map((each) => ({ ...each, bundle: bundleId('card') }));
    const { inAMinute } = authorRecordOf([...card, delta('alone', { timestamp: 3 })]);
    expect(inAMinute(card[0]!)).toBe(2);
  });

  test('the number is that of trying every minute', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200_000), { maxLength: 30 }), (times) => {
        const deltas = sent(...times);
        const { inAMinute } = authorRecordOf(deltas);
        const from = (start: number) => times.filter((time) => time >= start && time - start < 60_000).length;
        for (const [at, each] of deltas.entries()) {
          const within = times.filter((start) => times[at]! >= start && times[at]! - start < 60_000);
          expect(inAMinute(each)).toBe(Math.max(...within.map(from)));
        }
      }),
      runs(200),
    );
  });
});
