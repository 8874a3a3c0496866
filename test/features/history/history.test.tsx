/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { firstCount, nextCount } from '@/features/history/AppliedChanges';
import { page as changes } from '@/features/history/ChangesPage';
import { page as member } from '@/features/history/MemberPage';
import { page as playerHistory } from '@/features/history/PlayerHistoryPage';
import { undoMs } from '@/model/proposals/command';
import { deltaId, userId } from '@/model/ids';
import { noTrust } from '@/model/trust/trust';
import { defaultTrustSettings } from '@/model/trust/trustSettings';
import { limits } from '@/model/schema/limits';
import { profilesSlice } from '@/wiki/entities/profilesSlice';
import { delta, event, player, profile } from '@test/support/factories';
import { screens } from '@test/support/screens';

const applied = { status: 'applied', decidedAt: 5_000 } as const;
const deltas = [
  delta('ann', {
    ...applied,
    collection: 'player',
    docId: '',
    field: '',
    value: { name: 'An' },
    decidedAt: 1_000,
  }),
  delta('d1', {
    ...applied,
    collection: 'player',
    docId: 'ann',
    field: 'name',
    value: 'Anna',
    before: 'An',
    decidedAt: 2_000,
    note: 'Her passport',
  }),
  delta('d2', {
    ...applied,
    collection: 'player',
    docId: 'ann',
    field: 'name',
    value: 'Ann',
    before: 'Anna',
    decidedAt: 3_000,
    author: userId('mia'),
  }),
  delta('e', { ...applied, author: userId('mia'), before: 'Event e1' }),
  delta('open', { value: 'Open name' }),
  delta('no', { value: 'Bad name', status: 'rejected', reason: 'No source' }),
];
const rows = {
  events: [event('e1', { name: 'A better name' })],
  players: [player('ann', { name: 'Ann' })],
  deltas,
};

test('a moderator compares two versions of a record', () => {
  screens(rows, { uid: 'mod', moderator: true }).show(<playerHistory.Component id="ann" />);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['', 'An', 'Ann']);
});

test('a history tells each change, and undoes the last one as a new proposal', async () => {
  const world = screens(rows, { uid: 'editor' });
  world.show(<playerHistory.Component id="ann" />);
  const items = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(items.some(({ textContent }) => textContent?.includes('“Her passport”'))).toBe(true);
  expect(screen.queryByRole('cell')).toBeNull();
  expect(screen.getByText(/Changed again since: Name/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Revert…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(world.commands()).toEqual([
    expect.objectContaining({
      kind: 'upsertDelta',
      proposal: expect.objectContaining({ docId: 'ann', field: 'name', value: 'Anna', base: 'Ann' }),
    }),
  ]);
});

test('the address of a comparison names its two versions', async () => {
  const Address = () => <output>{useLocation().search}</output>;
  screens(rows, { uid: 'mod', moderator: true }).show(
    <>
      <playerHistory.Component id="ann" />
      <Address />
    </>,
    '/player/ann/history?before=ann&after=d1',
  );
  const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells()).toEqual(['', 'An', 'Anna']);
  await userEvent.selectOptions(screen.getByLabelText('After'), 'd2');
  expect(cells()).toEqual(['', 'An', 'Ann']);
  expect(screen.getByText('?before=ann&after=d2')).toBeTruthy();
});

test('what was said about a change before it was applied is kept with it, for everyone', async () => {
  const said = { id: 'r1', by: userId('mod'), at: 1_500, text: 'Which passport?' };
  const talked = deltas.map((each) => (each.id === 'd1' ? { ...each, thread: [said] } : each));
  screens({ ...rows, deltas: talked }).show(<playerHistory.Component id="ann" />);
  await userEvent.click(screen.getByText('1 reply'));
  expect(within(screen.getByRole('list', { name: '1 reply' })).getByText('Which passport?')).toBeTruthy();
  expect(screen.queryByText('0 replies')).toBeNull();
});

test('who is not signed in reads and undoes nothing', () => {
  screens(rows).show(<playerHistory.Component id="ann" />);
  expect(screen.queryByRole('button', { name: 'Revert…' })).toBeNull();
});

test.each([
  ['/changes', 4],
  ['/changes?collection=event', 1],
  ['/changes?author=mia', 2],
  ['/changes?author=mia&collection=player', 1],
  ['/changes?kind=new', 1],
  ['/changes?kind=change', 3],
])('%s shows %i changes', (address, count) => {
  const world = screens(rows);
  world.show(<changes.Component />, address);
  expect(screen.getByText(count === 1 ? '1 change' : `${count} changes`)).toBeTruthy();
});

test('more changes are asked for until there are as many as one query may bring', () => {
  const windows: number[] = [];
  for (let count: number | undefined = firstCount; count !== undefined; count = nextCount(count))
    windows.push(count);
  expect(windows.slice(0, 3)).toEqual([50, 100, 200]);
  expect(windows.at(-1)).toBe(limits.changes);
});

test.each([
  ['moderator', 'Moderator'],
  ['admin', 'Admin'],
  [undefined, undefined],
] as const)('the role %s that the server gave a member stands beside the name as %s', (role, badge) => {
  const world = screens({});
  const mia = profile('mia', { name: 'Armwiki Admin', ...(role && { role }) });
  world.store.dispatch(profilesSlice.actions.reset({ scope: 'profile/mia', docs: [mia] }));
  world.show(<member.Component uid="mia" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Armwiki Admin');
  for (const name of ['Moderator', 'Admin'])
    expect(screen.queryAllByText(name, { exact: true })).toHaveLength(name === badge ? 1 : 0);
});

test('a member and moderators see the limits of the account, and what changes them', async () => {
  const recent = Array.from({ length: 50 }, (_, at) => at >= 11);
  const limits = async (user: { readonly uid: string; readonly moderator?: boolean }) => {
    const world = screens(rows, user);
    world.answerTrust({
      settings: defaultTrustSettings,
      earned: { trust: { ...noTrust, decisions: { accepted: 120, recent } }, moderators: 1 },
    });
    const view = world.show(<member.Component uid="editor" />);
    const title = await screen.findByRole('heading', { name: 'Limits' });
    const text = title.closest('section')?.textContent;
    view.unmount();
    return text;
  };
  const own = await limits({ uid: 'editor' });
  for (const words of [
    'Open proposals at most200',
    'Changes a minute at most60',
    'Accepted edits120',
    'Rejected of the last 50 decided11',
    'double after 100 accepted edits, and again after 500',
    'They are halved at the moment.',
  ])
    expect(own).toContain(words);
  expect(await limits({ uid: 'mod', moderator: true })).toBe(own);
});

test('a member sees how all their proposals fared; others see what was applied', () => {
  const shown = (user?: { readonly uid: string; readonly moderator?: boolean }) => {
    const view = screens(rows, user).show(<member.Component uid="editor" />);
    const sections = within(view.container)
      .getAllByRole('list')
      .map((list) => list.getAttribute('aria-label'));
    view.unmount();
    return sections.filter((label) => label !== null);
  };
  expect(shown({ uid: 'editor' })).toEqual(['Waiting for a moderator', 'Rejected', 'Applied changes']);
  expect(shown({ uid: 'mod', moderator: true })).toEqual([
    'Waiting for a moderator',
    'Rejected',
    'Applied changes',
  ]);
  expect(shown({ uid: 'other' })).toEqual(['Applied changes']);
  expect(shown()).toEqual(['Applied changes']);
});

const moderator = { uid: 'mod', moderator: true };

test('a moderator reverts a change in ten seconds, for a reason, and sees that it is on its way', async () => {
  const world = screens(rows, moderator);
  world.show(<playerHistory.Component id="ann" />);
  const [last] = screen.getAllByRole('button', { name: 'Revert…' });
  await userEvent.click(last!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Revert 1 change?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Why' }), 'Wrong again');
  await userEvent.click(dialog.getByRole('button', { name: 'Revert' }));
  expect(world.commands()).toEqual([{ kind: 'revert', deltas: ['d2'], note: 'Wrong again' }]);
  expect(world.state().outbox.commands[0]).toMatchObject({ sendAfter: 2_000 + undoMs });
  expect(screen.getByText('Being reverted')).toBeTruthy();
});

test('a reverted change says by whom, and is not reverted again', () => {
  const reverted = { by: userId('mod'), at: 4_000, in: deltaId('revert-x') };
  const marked = deltas.map((each) => (each.id === 'd2' ? { ...each, reverted } : each));
  screens({ ...rows, deltas: marked }, moderator).show(<playerHistory.Component id="ann" />);
  expect(screen.getByRole('link', { name: 'Reverted' }).getAttribute('href')).toBe('/delta/revert-x');
});

test('all that a member has had applied since a time is reverted at once, with its number', async () => {
  const world = screens(rows, moderator);
  world.show(<member.Component uid="editor" />);
  await userEvent.click(screen.getByRole('button', { name: 'Revert all since…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Applied' }), 'At any time');
  await userEvent.click(dialog.getByRole('button', { name: 'Revert' }));
  expect(world.commands()).toEqual([{ kind: 'revert', uid: 'editor', since: 0, note: '' }]);
});
