/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { InboxBell } from '@/features/inbox/InboxBell';
import { BackendError } from '@/backend/errors';
import { page } from '@/features/inbox/InboxPage';
import { causeOf } from '@/model/cause';
import { bundleId, deltaId, playerId, userId } from '@/model/ids';
import { newsAtOnce, unreadCount, type News } from '@/model/news/news';
import { askOnce } from '@/wiki/answers/askOnce';
import { hideResults } from '@/wiki/spoilers/spoilersThunks';
import { match } from '@test/support/factories';
import { screens } from '@test/support/screens';

const common = { delta: deltaId('d1'), record: { collection: 'player', id: 'p1', name: 'Ann' } } as const;
const digest = { rhythm: 'none', language: 'en' } as const;
const now = Date.now();
const news: readonly News[] = [
  { ...common, id: 'n4', at: now, kind: 'reply', by: userId('mod'), text: 'Which poster?' },
  { ...common, id: 'n3', at: now - 1, kind: 'superseded', instead: deltaId('d2') },
  { ...common, id: 'n2', at: now - 2, kind: 'rejected', reason: 'x', cause: causeOf('noSource') },
  {
    ...common,
    id: 'n1',
    at: now - 40 * 86_400_000,
    kind: 'applied',
    record: { collection: 'match', id: 'm' },
  },
];

function inbox(user: { readonly uid: string } | undefined = { uid: 'ed' }) {
  const world = screens({}, user);
  world.show(
    <>
      {user && <InboxBell />}
      <page.Component />
    </>,
  );
  return world;
}
const bell = (name: string) => screen.queryByRole('link', { name });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('visitors are asked to sign in', () => {
  inbox({ uid: '' });
  expect(screen.getByText('Sign in to see your inbox')).toBeTruthy();
});

test('news stands by day, newest first, as sentences that lead to the proposal or what stands instead', () => {
  const { tell } = inbox();
  act(() => tell('inbox', { news, seen: news[2]!.at, digest }));
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections).toHaveLength(2);
  expect(sections[0]).toBe('Today');
  const links = within(screen.getByRole('list', { name: 'Today' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['… replied to your proposal for Ann', '/delta/d1'],
    ['Another proposal for Ann was applied instead of yours', '/delta/d2'],
    ['Your proposal for Ann was rejected', '/delta/d1'],
  ]);
  const [reply, , rejection, applied] = rows();
  expect(reply).toContain('Which poster?');
  expect(reply).toContain('New');
  expect(rejection).not.toContain('New');
  expect(rejection).not.toContain('x');
  expect(applied).toContain('Your proposal for a match was applied');
});

test('decisions on what was entered together are one line, and one for the bell', () => {
  const { tell } = inbox();
  const bundle = bundleId('card');
  const of = (id: string, collection: 'event' | 'match', name: string): News => ({
    ...{ id, at: now + 1, delta: deltaId(id), kind: 'applied', bundle },
    record: { collection, id, name },
  });
  const together = [
    of('m2', 'match', 'Ann v Bea'),
    of('e1', 'event', 'The Cup'),
    of('m1', 'match', 'Cid v Dan'),
  ];
  act(() => tell('inbox', { news: [...together, ...news], seen: 0, digest }));
  expect(unreadCount([...together, ...news], 0)).toBe(5);
  const [first] = within(screen.getByRole('list', { name: 'Today' })).getAllByRole('link');
  expect([first?.textContent, first?.getAttribute('href')]).toEqual([
    'Your proposal for The Cup was applied (and 2 others entered with it)',
    '/bundle/ed/card',
  ]);
});

test('the bell counts what is unread until it is shown, which the other devices are told; it stays marked while it is read', async () => {
  const world = screens({}, { uid: 'ed' });
  const { unmount } = world.show(<InboxBell />);
  expect(bell('Inbox')).toBeTruthy();
  act(() => world.tell('inbox', { news, seen: 0, digest }));
  expect(bell('Inbox, 4 unread')).toBeTruthy();
  unmount();
  world.show(
    <>
      <InboxBell />
      <page.Component />
    </>,
  );
  expect(bell('Inbox')).toBeTruthy();
  act(() => world.tell('inbox', { news, seen: 0, digest }));
  await waitFor(() => expect(world.calls).toContain(`markSeen ed ${now}`));
  expect(screen.getAllByText('New')).toHaveLength(4);
});

test('while results are hidden news of a match has no score, and names nobody first for having won', () => {
  const met = match('m1', {
    player1: { id: playerId('zoe'), name: 'Zoe', score: 3, result: 'W' },
    player2: { id: playerId('ann'), name: 'Ann', score: 1, result: 'L' },
  });
  const of = { delta: deltaId('d1'), record: { collection: 'match', id: 'm1', name: 'Zoe v Ann' } } as const;
  const gone = { ...of, record: { ...of.record, id: 'not-here' } };
  const said = 'Zoe has won by 3-1.';
  const told: readonly News[] = [
    { ...of, id: 'n3', at: now, kind: 'rejected', reason: said },
    { ...of, id: 'n2', at: now - 1, kind: 'reply', by: userId('mod'), text: said },
    { ...gone, id: 'n1', at: now - 2, kind: 'applied' },
  ];
  const world = screens({ matches: [met] }, { uid: 'ed' });
  world.show(
    <>
      <InboxBell />
      <page.Component />
    </>,
  );
  act(() => world.tell('inbox', { news: told, seen: now, digest }));
  const plain = () => rows().map((text) => text.replaceAll(/[\u2066-\u2069]/g, ''));
  expect(plain()[0]).toContain(`Your proposal for Zoe v Ann was rejected${said}`);
  act(() => void world.dispatch(hideResults('all')));
  expect(plain()[0]).toContain('Your proposal for Ann v Zoe was rejectedHidden: this would reveal a result.');
  expect(plain()[1]).toContain('replied to your proposal for Ann v ZoeHidden: this would reveal a result.');
  expect(plain()[2]).toContain('Your proposal for a match was applied');
  expect(document.body.textContent).not.toMatch(/3[-–]1|Zoe v Ann|has won/);
});

test('what another device has seen is not counted here', async () => {
  const world = screens({}, { uid: 'ed' });
  world.show(<InboxBell />);
  act(() => world.tell('inbox', { news, seen: 0, digest }));
  act(() => world.tell('inbox', { news: [], seen: now, digest }));
  expect(bell('Inbox')).toBeTruthy();
  // By its answer, everything earlier has been asked.
  await act(async () => void (await world.dispatch(askOnce({ kind: 'stay' }))));
  expect(world.calls.filter((call) => call.startsWith('markSeen'))).toEqual([]);
});

test('an empty inbox says so once the server has answered, and a refused one can be asked for again', async () => {
  const { tell, fail, calls } = inbox();
  expect(screen.queryByText('Nothing here yet')).toBeNull();
  act(() => fail('inbox', new BackendError('unavailable', 'The network is down')));
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(calls.filter((call) => call.startsWith('inbox'))).toHaveLength(2);
  act(() => tell('inbox', { news: [], seen: 0, digest }));
  expect(screen.getByText('Nothing here yet')).toBeTruthy();
});

test('without a network it says what is missing, or that what is shown was loaded before', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { tell } = inbox();
  expect(screen.getByText('Your inbox is not on this device yet')).toBeTruthy();
  act(() => tell('inbox', { news, seen: 0, digest }));
  expect(screen.getByText(/You are offline/)).toBeTruthy();
  expect(rows()).toHaveLength(4);
  online.mockRestore();
});

test('of many the newest are shown, and it says so; the bell does not count on for ever', () => {
  const world = screens({}, { uid: 'ed' });
  const { unmount } = world.show(<InboxBell />);
  const many = Array.from({ length: newsAtOnce + 20 }, (_, n): News => ({
    ...common,
    id: `m${n}`,
    at: now - n,
    kind: 'applied',
  }));
  act(() => world.tell('inbox', { news: many, seen: 0, digest }));
  expect(screen.getByText('99+')).toBeTruthy();
  unmount();
  world.show(<page.Component />);
  expect(rows()).toHaveLength(newsAtOnce);
  expect(screen.getByText(`Showing the newest ${newsAtOnce}.`)).toBeTruthy();
});

test('the inbox leads to the own picks', () => {
  inbox();
  expect(screen.getByRole('link', { name: 'My picks' }).getAttribute('href')).toBe('/picks#mine');
});
