/** @jest-environment jsdom */
import { followsOfTabs, type FollowsOfTab } from '@/app/listeners/followsOfTabs';
import { followsActions } from '@/wiki/follows/followsSlice';
import { screens } from '@test/support/screens';

/** Tabs whose words reach each other. */
function tabs(count: number) {
  const listeners: ((said: FollowsOfTab) => void)[][] = [];
  return Array.from({ length: count }, (_, own) => {
    listeners[own] = [];
    const { store } = screens({});
    const stop = followsOfTabs(store, {
      post: (said) =>
        listeners.forEach((others, at) => at !== own && others.forEach((listener) => listener(said))),
      subscribe: (listener) => {
        listeners[own]?.push(listener);
        return () => (listeners[own] = []);
      },
    });
    return { store, stop, marks: () => store.getState().follows.marks };
  });
}

const mark = (key: string, at: number, on = true) => followsActions.marked({ key, mark: { at, on } });

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
