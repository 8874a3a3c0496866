/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scopeKey, type Scope } from '@/backend/scope';
import { page } from '@/features/moderation/queue/ModerationPage';
import { queuePagesActions } from '@/features/moderation/queue/queuePagesSlice';
import type { Delta } from '@/model/proposals/delta';
import { bundleId, userId } from '@/model/ids';
import { queuePageSize as pageSize } from '@/model/published/pageSize';
import { limits } from '@/model/schema/limits';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { delta, event } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { moderator } from './queueWorld';

const sizes: Record<'queuePage' | 'queue', number> = limits;
let restore: () => void;

beforeEach(() => {
  const small = jest.replaceProperty(sizes, 'queuePage', 2);
  restore = () => small.restore();
});
afterEach(() => restore());

const rome = (id: string, timestamp: number, author = 'zoe') =>
  delta(id, { timestamp, author: userId(author), field: 'location', value: 'Rome' });
const oldest = [delta('one', { timestamp: 1_000 }), delta('two', { timestamp: 1_100 })];

const further = (from: number): Scope => ({ kind: 'queue', page: { from, count: pageSize + 1 } });

/** A possible page of the server. */
const fullPage = (from: number, first: readonly Delta[]): readonly Delta[] => [
  ...first,
  ...Array.from({ length: pageSize + 1 - first.length }, (_, at) =>
    delta(`more${from}-${at}`, { timestamp: from + 1 + at }),
  ),
];

function queue(address: string, waiting?: number) {
  const world = screens({ events: [event('e1')], deltas: oldest }, moderator);
  if (waiting !== undefined) world.world.answers.countWaiting = async () => waiting;
  const shown = world.show(<page.Component />, address);
  const answer = async (scope: Scope, docs: readonly Delta[]) => {
    await act(async () => {
      const key = scopeKey(scope);
      world.store.dispatch(deltasSlice.actions.reset({ scope: key, docs }));
      world.store.dispatch(scopesSlice.actions.answered({ scope: key }));
    });
  };
  const fail = (scope: Scope) =>
    act(async () => {
      const error = { code: 'unavailable', message: 'The network is down' };
      world.store.dispatch(scopesSlice.actions.failed({ scope: scopeKey(scope), error }));
    });
  return { ...world, ...shown, answer, fail };
}

const sentence = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
const shown = () => screen.queryAllByRole('article').map(({ id }) => id.replace('proposal-', ''));
const asked = (world: ReturnType<typeof queue>) =>
  world.followed.filter((key) => /^(queue|openOf)\//.test(key));

test('what a filter goes by is looked for in the rest of the queue, page after page, until the last', async () => {
  const world = queue('/delta?field=location', 4_980);
  await waitFor(() => expect(sentence()).toContain('0 found. Searching 2 of 4,980 …'));
  expect(screen.getByText('Nothing found so far')).toBeTruthy();
  expect(screen.queryByText('No proposals match these filters')).toBeNull();
  expect(asked(world)).toEqual([scopeKey(further(1_100))]);

  await world.answer(further(1_100), fullPage(1_100, oldest.slice(1)));
  const end = 1_100 + pageSize;
  expect(sentence()).toContain(`0 found. Searching ${pageSize + 2} of 4,980 …`);
  expect(asked(world)).toEqual([scopeKey(further(1_100)), scopeKey(further(end))]);

  await world.answer(further(end), [rome('far', end + 5)]);
  expect(shown()).toEqual(['far']);
  expect(sentence()).toContain(`1 of ${pageSize + 3} waiting, oldest first`);
  expect(asked(world)).toHaveLength(2);
});

test('so it is with words that are searched for', async () => {
  const world = queue('/delta?q=rome');
  await act(async () => {});
  expect(asked(world)).toEqual([scopeKey(further(1_100))]);
  await world.answer(further(1_100), [oldest[1]!, rome('far', 2_000)]);
  await waitFor(() => expect(shown()).toEqual(['far']));
});

test('nothing is looked for without a filter, and no further once it is taken away; what has come stays', async () => {
  const plain = queue('/delta?group=author', 4_980);
  await act(async () => {});
  expect(asked(plain)).toEqual([]);
  await waitFor(() => expect(sentence()).toContain('2 of 4,980 waiting, oldest first'));
  plain.unmount();

  const world = queue('/delta?field=location');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await world.answer(further(1_100), fullPage(1_100, oldest.slice(1)));
  expect(asked(world)).toEqual([scopeKey(further(1_100))]);
  expect(sentence()).toContain(`${pageSize + 2} or more waiting, oldest first`);
});

test('who comes back finds what was read, and a look that had not ended goes on after it', async () => {
  const world = queue('/delta?field=location');
  await world.answer(further(1_100), fullPage(1_100, oldest.slice(1)));
  world.unmount();
  world.followed.length = 0;
  world.show(<page.Component />, '/delta?field=location');
  const kept = scopeKey(further(1_100));
  const next = scopeKey(further(1_100 + pageSize));
  expect(new Set(asked(world))).toEqual(new Set([kept, next]));

  act(() => void world.store.dispatch(scopesSlice.actions.closed({ scope: kept })));
  expect(world.state().queuePages).toEqual([{ from: 1_100, count: pageSize + 1 }]);
});

test('without a network, or where the rest does not come, it says how little was searched', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const away = queue('/delta?field=location');
  await act(async () => {});
  expect(asked(away)).toEqual([]);
  expect(sentence()).toContain('0 found. Searched only the 2 loaded proposals.');
  expect(screen.getByText('Nothing found in the loaded proposals')).toBeTruthy();
  away.unmount();
  online.mockRestore();

  const world = queue('/delta?field=location', 9);
  await world.fail(further(1_100));
  await waitFor(() => expect(sentence()).toContain('0 found. Searched only the 2 loaded of 9 proposals.'));
  await world.answer(further(1_100), [rome('far', 2_000)]);
  expect(shown()).toEqual(['far']);
});

test('no more is looked through than anybody may have', async () => {
  const small = jest.replaceProperty(sizes, 'queue', 3);
  const world = queue('/delta?field=location', 9);
  const last: Scope = { kind: 'queue', page: { from: 1_100, count: 2 } };
  await world.answer(last, [oldest[1]!, delta('three', { timestamp: 1_200 })]);
  expect(asked(world)).toEqual([scopeKey(last)]);
  expect(sentence()).toContain('0 found among the 3 oldest');
  expect(screen.getByText('Nothing found among the oldest')).toBeTruthy();
  small.restore();
});

test('a page of nothing but one time is asked for again, with more of it', async () => {
  const world = queue('/delta?field=location');
  const sameTime = Array.from({ length: pageSize + 1 }, (_, at) => delta(`same${at}`, { timestamp: 1_100 }));
  await world.answer(further(1_100), sameTime);
  const more: Scope = { kind: 'queue', page: { from: 1_100, count: 2 * (pageSize + 1) } };
  expect(asked(world)).toEqual([scopeKey(further(1_100)), scopeKey(more)]);
  await world.answer(more, [...sameTime, rome('far', 1_200)]);
  expect(shown()).toEqual(['far']);
});

test.each<[string, string, Scope]>([
  ['author', 'author=zoe', { kind: 'openOf', subject: { by: 'author', author: userId('zoe') } }],
  ['record', 'record=event/e1', { kind: 'openOf', subject: { by: 'record', collection: 'event', id: 'e1' } }],
  [
    'bundle',
    'bundle=zoe/card',
    { kind: 'openOf', subject: { by: 'bundle', author: userId('zoe'), bundle: bundleId('card') } },
  ],
])('the server itself is asked for what is open of one %s, and nothing else', async (_, filter, scope) => {
  const world = queue(`/delta?field=location&${filter}`);
  await act(async () => {});
  expect(asked(world)).toEqual([scopeKey(scope)]);
  expect(sentence()).toContain('0 found. Searching 2 …');
  await world.answer(scope, [{ ...rome('far', 9_000), bundle: bundleId('card') }]);
  expect(shown()).toEqual(['far']);
  expect(sentence()).toContain('1 found, oldest first');
  expect(asked(world)).toEqual([scopeKey(scope)]);
});

test('of an author with more than a page of proposals the rest is looked for in the queue', async () => {
  const world = queue('/delta?author=zoe');
  await world.answer({ kind: 'openOf', subject: { by: 'author', author: userId('zoe') } }, [
    rome('far', 9_000),
    rome('farther', 9_500),
  ]);
  expect(shown()).toEqual(['far', 'farther']);
  expect(asked(world)).toContain(scopeKey(further(1_100)));
});

test('the own proposals are followed already, and not asked for again', async () => {
  const world = queue('/delta?by=own');
  await act(async () => {});
  expect(asked(world)).toEqual([]);
  await world.answer({ kind: 'ownDeltas', uid: userId('mod') }, [
    rome('mine', 9_000, 'mod'),
    { ...rome('rejected', 9_100, 'mod'), status: 'rejected' },
  ]);
  expect(shown()).toEqual(['mine']);
  expect(sentence()).toContain('1 found, oldest first');
});

test('an answer that is none of the last page changes nothing', () => {
  const world = queue('/delta?group=author');
  act(() => void world.store.dispatch(queuePagesActions.answered({ from: 5, count: 5, end: null })));
  expect(world.state().queuePages).toEqual([]);
});
