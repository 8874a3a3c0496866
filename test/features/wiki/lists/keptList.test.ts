import fc from 'fast-check';
import { createKeptList } from '@/features/wiki/lists/keptList';
import { deltasSlice } from '@/features/wiki/entities/deltasSlice';
import { playersSlice } from '@/features/wiki/entities/playersSlice';
import { selectPlayer, selectPlayerIds, selectPlayerLayers } from '@/features/wiki/records/recordsSelectors';
import { userId } from '@/model/ids';
import type { Player } from '@/model/records';
import { delta, player } from '@test/support/factories';
import { runs } from '@test/support/property';
import { screens } from '@test/support/screens';

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const step = fc.record({
  kind: fc.constantFrom('put', 'remove', 'propose', 'withdraw', 'nothing'),
  id,
  name: fc.constantFrom('Ann', 'Bea', 'Cor'),
});

test('after any history it holds what reading every record gives, and stays itself when nothing is another', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const { store, state } = screens({}, { uid: 'me' });
      const keptList = createKeptList<Player>();
      const read = () => keptList(selectPlayerIds(state()), selectPlayerLayers(state()));
      for (const each of steps) {
        const before = read();
        store.dispatch(actionOf(each));
        const wanted = selectPlayerIds(state()).map((one) => selectPlayer(state(), one));
        expect(read()).toEqual(wanted);
        expect(read()).toBe(read());
        if (each.kind === 'nothing') expect(read()).toBe(before);
      }
    }),
    runs(100),
  );
});

function actionOf({
  kind,
  id: on,
  name,
}: {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
}) {
  const gone = { scope: 'ownDeltas/me', ids: [`d${on}`], deletedIds: [`d${on}`] };
  switch (kind) {
    case 'put':
      return playersSlice.actions.added({ scope: 's', docs: [player(on, { name })] });
    case 'remove':
      return playersSlice.actions.removed({ scope: 's', ids: [on], deletedIds: [on] });
    case 'propose':
      return deltasSlice.actions.added({
        scope: 'ownDeltas/me',
        docs: [
          delta(`d${on}`, {
            collection: 'player',
            author: userId('me'),
            docId: on,
            field: 'name',
            value: name,
            base: '',
          }),
        ],
      });
    case 'withdraw':
      return deltasSlice.actions.removed(gone);
    default:
      return { type: 'nothing' };
  }
}
