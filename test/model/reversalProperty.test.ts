import fc from 'fast-check';
import { buildValue, valuesBefore, type Delta } from '@/model/proposals/delta';
import { deltaEffect } from '@/model/proposals/deltaEffect';
import { fieldValue, findField } from '@/model/records/fields';
import { deltaId, userId } from '@/model/ids';
import type { Player } from '@/model/records/records';
import { reversalsOf } from '@/model/proposals/reversal';
import { applyChange } from '@/overlay/change';
import { delta, player } from '@test/support/factories';
import { runs } from '@test/support/property';

const paths = ['name', 'city', 'team'] as const;
type Path = (typeof paths)[number];

interface Edit {
  readonly author: string;
  readonly fields: readonly Path[];
  readonly isReverted: boolean;
}

const anyEdit: fc.Arbitrary<Edit> = fc.record({
  author: fc.constantFrom('ann', 'bea', 'cleo'),
  fields: fc.subarray([...paths], { minLength: 1 }),
  isReverted: fc.boolean(),
});

const fieldAt = (path: Path) => findField('player', path)!;
const start = player('p', { name: 'First', city: 'First', team: 'First' });
const saidBy = (at: number) => `V${at}`;

function write(live: Player, said: Pick<Delta, 'field' | 'value'>): Player {
  const effect = deltaEffect({ ...delta('x'), collection: 'player', docId: 'p', ...said });
  return applyChange<Player>(live, effect)!;
}

/** Applies the edits in order; each delta has the replaced value. */
function applied(edits: readonly Edit[]): { readonly live: Player; readonly deltas: readonly Delta[] } {
  let live = start;
  const deltas = edits.map(({ author, fields }, at) => {
    const changes = fields.map((path) => ({ field: fieldAt(path), value: saidBy(at) }));
    const [only, ...more] = changes;
    const said =
      more.length === 0
        ? { field: only!.field.path, value: only!.value }
        : { field: '', value: buildValue(changes) };
    const about = { collection: 'player', docId: 'p', ...said } as const;
    const before = valuesBefore(about, live);
    live = write(live, said);
    return delta(`d${at}`, {
      ...about,
      before,
      author: userId(author),
      status: 'applied',
      decidedAt: at,
    });
  });
  return { live, deltas };
}

test('the record is what it would be without the reverted edits, and what others have changed since is left', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 12 }), fc.boolean(), (edits, apart) => {
      const { live, deltas } = applied(edits);
      const chosen = deltas.filter((_, at) => edits[at]!.isReverted);
      const isApart = apart ? ({ author }: Delta) => author === 'ann' : undefined;
      const { reversals, left } = reversalsOf(chosen, live, isApart);
      const after = reversals.reduce((record, { proposal }) => write(record, proposal), live);

      /** Index of the last remaining edit of a path; -1 if there is none. */
      const lastKept = (path: Path) =>
        edits.findLastIndex((edit) => !edit.isReverted && edit.fields.includes(path));
      for (const path of paths) {
        const kept = lastKept(path);
        const expected = kept < 0 ? 'First' : saidBy(kept);
        expect([path, fieldValue(after, fieldAt(path))]).toEqual([path, expected]);
      }
      const isOverlaid = (at: number) => edits[at]!.fields.every((path) => lastKept(path) > at);
      const overlaid = chosen.filter(({ id }) => isOverlaid(Number(id.slice(1)))).map(({ id }) => id);
      expect([...left].sort()).toEqual([...overlaid].sort());
      expect(reversalsOf(chosen, after, isApart).reversals).toEqual([]);
    }),
    runs(300),
  );
});

test('an edit names each delta that it reverts', () => {
  const { live, deltas } = applied([
    { author: 'ann', fields: ['name', 'city'], isReverted: true },
    { author: 'bea', fields: ['city'], isReverted: true },
    { author: 'cleo', fields: ['team'], isReverted: true },
  ]);
  const isBeas = ({ author }: Delta) => author === 'bea';
  expect(reversalsOf(deltas, live, isBeas).reversals.map(({ of }) => of)).toEqual([
    [deltaId('d0'), deltaId('d2')],
    [deltaId('d0'), deltaId('d1')],
  ]);
});
