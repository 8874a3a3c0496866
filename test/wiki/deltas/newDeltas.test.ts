import fc from 'fast-check';
import { createNewDeltas } from '@/wiki/deltas/newDeltas';
import { emptyTable, tableDelete, tableGet, tableSet } from '@/lib/table';
import type { Delta } from '@/model/proposals/delta';
import { deltaId } from '@/model/ids';
import { createOverlay } from '@/overlay/overlay';
import { delta } from '@test/support/factories';
import { runs } from '@test/support/property';

const overlay = createOverlay<Delta>((each) => each);
const none = new Map();
const id = fc.constantFrom('a', 'b', '__proto__', 'constructor', '');
const step = fc.record({
  id,
  value: fc.nat(2).map(String),
  status: fc.constantFrom('new' as const, 'rejected' as const),
  gone: fc.boolean(),
});

test('the new deltas equal reading all again, after any history, and keep the references of those that stay', () => {
  fc.assert(
    fc.property(fc.array(fc.array(step, { maxLength: 3 }), { maxLength: 8 }), (history) => {
      const kept = createNewDeltas(overlay);
      const own = ['a', 'b', '__proto__', 'constructor', ''].map(deltaId);
      let rows = emptyTable<Delta>();
      for (const steps of history) {
        for (const { id, value, status, gone } of steps)
          rows = gone
            ? tableDelete(rows, [id])
            : tableSet(rows, [[id, delta(id, { docId: 'e1', value, status })] as const]);
        const now = kept(rows, none, own);
        expect(now).toEqual(createNewDeltas(overlay)(rows, none, own));
        for (const each of now) expect(each).toBe(tableGet(rows, each.id));
      }
    }),
    runs(200),
  );
});
