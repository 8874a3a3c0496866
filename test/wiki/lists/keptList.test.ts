import fc from 'fast-check';
import { KeptList } from '@/wiki/lists/keptList';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { selectPlayer, selectPlayerIds, selectPlayerLayers } from '@/wiki/records/recordsSelectors';
import { userId } from '@/model/ids';
import type { Player } from '@/model/records/records';
import { delta, player } from '@test/support/factories';
import { runs } from '@test/support/property';
import { screens } from '@test/support/screens';

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const step = fc.record({
  kind: fc.constantFrom('put', 'remove', 'propose', 'withdraw', 'nothing'),
  id,
  name: fc.constantFrom('Ann', 'Bea', 'Cor'),
  ahead: fc.boolean(),
});

test('after any history it holds what reading every record gives, and stays itself when nothing is another', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const { store, state } = screens({}, { uid: 'me' });
      const keptList = new KeptList<Player>();
      const read = () => keptList.read(selectPlayerIds(state()), selectPlayerLayers(state()));
      for (const each of steps) {
        if (each.ahead) while (keptList.ahead(selectPlayerIds(state()), selectPlayerLayers(state())));
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

test('a list that came part by part is the list, and one that is out of date by then is begun anew', () => {
  const { store, state } = screens({}, { uid: 'me' });
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => player(`p${at}`, { name: `P ${at}` }));
  store.dispatch(playersSlice.actions.added({ scope: 's', docs: many(1_200) }));
  const keptList = new KeptList<Player>();
  const ahead = () => keptList.ahead(selectPlayerIds(state()), selectPlayerLayers(state()));
  expect([ahead(), ahead()]).toEqual([true, true]);
  store.dispatch(playersSlice.actions.added({ scope: 's', docs: [player('p7', { name: 'Renamed' })] }));
  expect([ahead(), ahead(), ahead(), ahead()]).toEqual([true, true, false, false]);
  const reads = jest.fn(selectPlayerLayers(state()).read);
  const list = keptList.read(selectPlayerIds(state()), { ...selectPlayerLayers(state()), read: reads });
  expect(reads).not.toHaveBeenCalled();
  expect(list).toEqual(selectPlayerIds(state()).map((one) => selectPlayer(state(), one)));
});

test('a record that is listed and not there is left out, and not looked for again until something changes', () => {
  const { store, state } = screens({}, { uid: 'me' });
  store.dispatch(playersSlice.actions.added({ scope: 's', docs: [player('a'), player('b'), player('c')] }));
  const keptList = new KeptList<Player>();
  const ids = selectPlayerIds(state());
  const layers = selectPlayerLayers(state());
  const reads = jest.fn((id: string) => (id === 'b' ? undefined : layers.read(id)));
  const gappy = { ...layers, read: reads };
  while (keptList.ahead(ids, gappy));
  expect(keptList.read(ids, gappy).map(({ id: one }) => one)).toEqual(['a', 'c']);
  expect(keptList.ahead(ids, gappy)).toBe(false);
  expect(reads).toHaveBeenCalledTimes(3);
  expect(keptList.read([...ids], layers)).toHaveLength(3);
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
