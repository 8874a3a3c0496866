import { draftsOfTabs, type DraftsOfTab } from '@/app/listeners/draftsOfTabs';
import { draftDropped, draftKept, draftsRestored } from '@/wiki/editing/draftsSlice';
import { effectStore } from '@test/support/effectStore';
import { linkedChannels } from '@test/support/linkedChannels';

function tabs(count: number) {
  const { channels, said } = linkedChannels<DraftsOfTab>(count);
  const stores = channels.map((channel) => {
    const store = effectStore();
    draftsOfTabs(store, channel);
    return store;
  });
  return { stores, said, drafts: () => stores.map((store) => store.getState().drafts) };
}

const draft = (key: string, at: number, content: string = key) => draftKept({ key, at, content });

test('what is typed in one tab is known in all, and what is dropped in none', () => {
  const { stores, said, drafts } = tabs(3);
  stores[0]!.dispatch(draft('ed/match/a', 1));
  stores[1]!.dispatch(draft('ed/event/b', 2));
  stores[2]!.dispatch(draftDropped('ed/match/a'));
  const left = { 'ed/event/b': { at: 2, content: 'ed/event/b' } };
  expect(drafts()).toEqual([left, left, left]);
  expect(said).toHaveLength(3);
});

test('of one form that is open in two tabs the newer words stay, and an old one that is restored changes nothing', () => {
  const { stores, drafts } = tabs(2);
  stores[0]!.dispatch(draft('ed/match/a', 5, 'new'));
  stores[1]!.dispatch(draftsRestored({ 'ed/match/a': { at: 1, content: 'old' } }));
  const newest = { 'ed/match/a': { at: 5, content: 'new' } };
  expect(drafts()).toEqual([newest, newest]);
});
