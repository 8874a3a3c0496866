import fc from 'fast-check';
import type { Json } from '@/lib/json';
import { asStored } from '@/model/records/fieldProblem';
import { bundleId, deltaId } from '@/model/ids';
import { parseDelta } from '@/model/parsing/parseDelta';
import { proposalProblem } from '@/model/proposals/proposalProblem';
import { collections, fieldSpecs } from '@/model/schema/recordSchema';
import { selectFlags } from '@/wiki/review/flagSelectors';
import { delta, match } from '@test/support/factories';
import { runs } from '@test/support/property';
import { screens } from '@test/support/screens';
import { flagged, known, moderator, ofMatch } from './flagWorld';

const date = '2024-01-01';
const sides = {
  gender: 'M',
  order: 1,
  player1: { id: 'ann', name: 'Ann' },
  player2: { id: 'bea', name: 'Bea' },
};
const held = { id: 'e1', date, sport: { id: 'armw' } };

test.each<[string, Json]>([
  ['of no event', { date, ...sides }],
  ['of an event that is nothing', { date, ...sides, event: null }],
  ['of an event that is a text', { date, ...sides, event: 'e1' }],
  ['of an event without a sport', { date, ...sides, event: { id: 'e1', date } }],
  ['of a sport that is nothing', { date, ...sides, event: { ...held, sport: null } }],
  ['of a sport that is no id', { date, ...sides, event: { ...held, sport: { id: 7 } } }],
  ['of one side', { date, gender: 'M', order: 1, player1: sides.player1, event: held }],
  ['of a side that is nothing', { date, ...sides, player2: null, event: held }],
  ['of a side that is a list', { date, ...sides, player2: [sides.player2], event: held }],
  ['of a side without a name', { date, ...sides, player2: { id: 'bea' }, event: held }],
  ['of no day', { ...sides, event: held }],
])('a proposed match %s is refused where it is read, before anything judges it', (_, value) => {
  const stored = { ...ofMatch('d1', { docId: '', field: '', value }) };
  expect(parseDelta(stored).ok).toBe(false);
  expect(parseDelta({ ...stored, value: { date, ...sides, event: held } }).ok).toBe(true);
});

test.each<[string, Json]>([
  ['nothing', null],
  ['a text', 'x'],
  ['a list', [1]],
  ['an event that is nothing', { event: null }],
  ['sides that are nothing', { player1: null, player2: 7 }],
])('what a proposed match says its author saw, or it replaced, may be %s', (_, said) => {
  const edit = ofMatch('d1', { field: '', value: { player1: sides.player1 }, base: said, before: said });
  const read = parseDelta(edit);
  if (!read.ok) throw new Error(read.error);
  const applied = { ...read.value, id: deltaId('d2'), status: 'applied' as const };
  expect(() => flagged([read.value, applied])).not.toThrow();
});

test('no proposals that may be stored, whatever they say, keep the queue from being judged', () => {
  const made = { player1: { id: 'ann', name: 'Ann', score: 1 }, player2: { id: 'bea', name: 'Bea' } };
  const anyValue = fc.oneof(
    fc.constantFrom<Json>(null, 3, 1990, '2020-01-01', 'ann', 'draw', true, ['a poster'], { name: 'Zoe' }),
    fc.constantFrom<Json>(
      { id: 'ann', name: 'Ann' },
      { ...made, date: '2003-05-06', gender: 'W', order: 1, event: { ...match('m1').event } },
      { player1: { score: 3 }, date: '2003-05-06' },
      { name: 'Zoe', birthYear: 2020 },
    ),
    // JSON values are valid data of a document.
    fc.jsonValue() as fc.Arbitrary<Json>,
  );
  const anyDelta = (id: string) =>
    fc
      .record({
        collection: fc.constantFrom(...collections),
        docId: fc.constantFrom('', 'm1', 'e1', 'ann', 'gone'),
        field: fc.constantFrom(
          '',
          ...collections.flatMap((each) => fieldSpecs[each].map(({ path }) => path)),
        ),
        value: anyValue,
        before: anyValue,
        status: fc.constantFrom('new' as const, 'applied' as const, 'rejected' as const),
        bundle: fc.constant(bundleId('one')),
      })
      // Reading drops values that are no proposals.
      .filter((fields) => proposalProblem(fields, asStored) === undefined)
      .map((fields) => delta(id, fields));
  fc.assert(
    fc.property(fc.tuple(anyDelta('d1'), anyDelta('d2')), (deltas) => {
      const { state } = screens({ ...known, deltas }, moderator);
      for (const { id } of deltas) expect(Array.isArray(selectFlags(state(), id))).toBe(true);
    }),
    runs(150),
  );
});
