import fc from 'fast-check';
import { createRecordChanges } from '@/wiki/records/recordChanges';
import type { Delta } from '@/model/proposals/delta';
import type { Event } from '@/model/records/records';
import { applyChange } from '@/overlay/change';
import { command } from '@test/support/commands';
import { delta, event } from '@test/support/factories';
import { runs } from '@test/support/property';

const named = (id: string, of: string, value: string): Delta => delta(id, { docId: of, value });
const made = (id: string): Delta =>
  delta(id, { docId: '', field: '', value: { name: 'Made', date: '2024-01-01', sport: { id: 'armw' } } });

test('deltas of one record are laid in order, a new record before its edits', () => {
  const changes = createRecordChanges('event')(
    () => [named('d1', 'n1', 'Later'), made('n1'), named('d2', 'n1', 'Last')],
    [],
  );
  expect(applyChange<Event>(undefined, changes.get('n1')!)).toMatchObject({
    id: 'n1',
    name: 'Last',
    valid: 0,
  });
  expect(changes.size).toBe(1);
});

test('commands are laid over deltas', () => {
  const changes = createRecordChanges('event')(
    () => [named('d1', 'e1', 'New')],
    [[command('c1'), { kind: 'patch', id: 'e1', patch: [{ path: 'valid', value: 1 }] }]],
  );
  expect(applyChange(event('e1', { valid: 0 }), changes.get('e1')!)).toMatchObject({ name: 'New', valid: 1 });
});

test('other collections are left out', () => {
  expect(createRecordChanges('player')(() => [named('d1', 'e1', 'New')], []).size).toBe(0);
});

test('equals building it anew, and each record keeps its change while its own deltas are the same', () => {
  const pool = ['e1', 'e2', '__proto__', 'constructor'].flatMap((of, at) =>
    [0, 1].map((n) => named(`d${at}${n}`, of, `Name ${n}`)),
  );
  fc.assert(
    fc.property(fc.array(fc.subarray(pool), { maxLength: 6 }), (history) => {
      const kept = createRecordChanges('event');
      let before = kept(() => [], []);
      let deltasBefore: readonly Delta[] = [];
      for (const deltas of history) {
        const now = kept(() => deltas, []);
        expect(new Map(now)).toEqual(new Map(createRecordChanges('event')(() => deltas, [])));
        const of = (list: readonly Delta[], id: string) => list.filter(({ docId }) => docId === id);
        for (const [id, change] of now) {
          const same = of(deltas, id).every((each, at) => each === of(deltasBefore, id)[at]);
          if (same && of(deltas, id).length === of(deltasBefore, id).length)
            expect(change).toBe(before.get(id));
        }
        expect(kept(() => [...deltas], [])).toBe(now);
        before = now;
        deltasBefore = deltas;
      }
    }),
    runs(60),
  );
});
