/** @jest-environment jsdom */
import { watchesOfTabs, type WatchesOfTab } from '@/app/listeners/watchesOfTabs';
import { watchesActions } from '@/wiki/watches/watchesSlice';
import { linkedChannels } from '@test/support/linkedChannels';
import { screens } from '@test/support/screens';

function tabs(count: number) {
  return linkedChannels<WatchesOfTab>(count).channels.map((channel) => {
    const { store } = screens({});
    const stop = watchesOfTabs(store, channel);
    return { store, stop, marks: () => store.getState().watches.marks };
  });
}

const mark = (key: string, at: number, on = true) => watchesActions.marked({ key, mark: { at, on } });

test('a star that is set or given up in one tab is so in all', () => {
  const [a, b, c] = tabs(3);
  a!.store.dispatch(mark('player/ann', 1));
  b!.store.dispatch(mark('event/e', 2));
  c!.store.dispatch(mark('player/ann', 3, false));
  const all = { 'player/ann': { at: 3, on: false }, 'event/e': { at: 2, on: true } };
  for (const tab of [a, b, c]) expect(tab!.marks()).toEqual(all);
  a!.stop();
  b!.store.dispatch(mark('event/f', 4));
  expect(a!.marks()).toEqual(all);
});
