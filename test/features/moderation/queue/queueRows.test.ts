import fc from 'fast-check';
import { groupRowSize, queueRowsOf } from '@/features/moderation/queue/queueRows';
import { groupQueue } from '@/features/moderation/queue/queueView';
import { bundleId, userId } from '@/model/ids';
import { delta } from '@test/support/factories';
import { runs } from '@test/support/property';

const queues = fc.array(fc.record({ author: fc.nat(2), bundle: fc.option(fc.nat(2)) }), { maxLength: 90 });

test('rows hold each proposal once, in the order of the groups, no row more than its most, each under a key of its own', () => {
  fc.assert(
    fc.property(queues, fc.constantFrom(undefined, 'author', 'record'), (queue, grouping) => {
      const deltas = queue.map(({ author, bundle }, at) =>
        delta(`d${at}`, {
          author: userId(`author-${author}`),
          docId: `e${at % 7}`,
          ...(bundle !== null && { bundle: bundleId(`bundle-${bundle}`) }),
        }),
      );
      const groups = groupQueue(deltas, grouping);
      const rows = queueRowsOf(groups);
      expect(rows.flatMap(({ ids }) => ids)).toEqual(groups.flatMap(({ ids }) => ids));
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      const all = groups.flatMap(({ ids }) => ids);
      for (const { group, from, at, ids } of rows) {
        expect(ids.length).toBeLessThanOrEqual(group.by === undefined ? 1 : groupRowSize);
        expect(group.ids.slice(from, from + ids.length)).toEqual(ids);
        expect(all.slice(at, at + ids.length)).toEqual(ids);
      }
    }),
    runs(100),
  );
});
