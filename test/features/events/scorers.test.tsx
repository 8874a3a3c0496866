/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventTools } from '@/features/events/EventTools';
import { BackendError } from '@/backend/errors';
import type { DateString } from '@/model/dates';
import { eventId } from '@/model/ids';
import { scoringMs } from '@/model/scoring/scorer';
import { event } from '@test/support/factories';
import { screens } from '@test/support/screens';

const coming = event('e1', { name: 'Harbour Night', date: '2099-05-02' as DateString });
/** In the zone of the device. */
const six = new Date(2099, 4, 2, 6).getTime();
const token = `id1.${'t'.repeat(43)}`;
const link = `http://localhost/score/e1#${token}`;

const tools = () => userEvent.click(screen.getByRole('button', { name: 'More tools' }));

async function opened(shown = coming) {
  const world = screens({ events: [shown] }, { uid: 'mod', moderator: true });
  world.world.answers.inviteScorer = async () => token;
  world.world.answers.revokeScorer = async () => undefined;
  world.show(<EventTools event={shown} />);
  await tools();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Scorers' }));
  await screen.findByRole('dialog', { name: 'Scorers of Harbour Night' });
  return world;
}

const invitation = (id: string, from: number, by = 'mod', revoked = false) =>
  ({ id, event: 'e1', name: `Table ${id}`, from, by, revoked, dropped: false }) as const;

test('a moderator invites from 06:00 of the day of the event on, and gets a link, its code and a copy', async () => {
  const world = await opened();
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Name of the table or scorer' }), 'Table 1');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText(link)).toBeTruthy();
  const [asked, ...more] = world.asked('inviteScorer');
  expect(asked).toMatchObject({ eventId: eventId('e1'), from: six, name: 'Table 1' });
  expect(more).toEqual([]);
  const code = within(screen.getByRole('region', { name: /Link for/ })).getByRole('img');
  expect(code.getAttribute('aria-label')).toMatch(/QR code of the link for .*Table 1/);
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await navigator.clipboard.readText()).toBe(link);
});

test.each([
  ['2099-05-02T19:00+09:00[Asia/Tokyo]', '2099-05-01T21:00Z'],
  ['2099-05-02T19:00-07:00[America/Los_Angeles]', '2099-05-02T13:00Z'],
] as const)('the invitation to an event that starts at %s is valid from %s on', async (startsAt, from) => {
  const world = await opened({ ...coming, startsAt });
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(world.asked('inviteScorer')).toMatchObject([{ from: Date.parse(from) }]);
});

test('an invitation that was refused says why, and is asked for again under the same id', async () => {
  const world = await opened();
  world.world.answers.inviteScorer = () => Promise.reject(new BackendError('unavailable', 'offline'));
  const invite = () => userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  await invite();
  await waitFor(() => expect(screen.getByText(/That did not work/)).toBeTruthy());
  world.world.answers.inviteScorer = async () => token;
  await invite();
  await screen.findByText(link);
  await invite();
  const [first, second, third] = world.asked('inviteScorer').map(({ action }) => action);
  expect([second, third === first]).toEqual([first, false]);
});

test('the list says what each invitation allows; its link is shown again to who made it', async () => {
  const world = await opened();
  const now = Date.now();
  const rows = [
    invitation('a', now + 60_000),
    invitation('b', now - 60_000, 'other'),
    invitation('c', now - scoringMs - 60_000),
    invitation('d', now, 'mod', true),
  ];
  act(() => world.tell('scorers', rows));
  const list = await screen.findByRole('list', { name: 'Invitations' });
  const shown = within(list).getAllByRole('listitem');
  expect(shown.map((each) => /Not valid yet|Valid now|Over|Withdrawn/.exec(each.textContent)?.[0])).toEqual([
    'Not valid yet',
    'Valid now',
    'Over',
    'Withdrawn',
  ]);
  const buttons = (each: HTMLElement) =>
    within(each)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(shown.map(buttons)).toEqual([
    ['Show the link', 'Withdraw…'],
    ['Withdraw…'],
    ['Withdraw…'],
    ['Drop its entries…'],
  ]);
  await userEvent.click(within(list).getByRole('button', { name: 'Show the link' }));
  expect(await screen.findByText(link)).toBeTruthy();
  expect(world.asked('inviteScorer')).toMatchObject([{ action: 'a', name: 'Table a', from: rows[0]!.from }]);
});

test.each([
  ['Keep it and withdraw', 'keep'],
  ['Drop it and withdraw', 'drop'],
])('withdrawing asks what becomes of the entries: %s', async (name, entries) => {
  const world = await opened();
  act(() => world.tell('scorers', [invitation('a', Date.now())]));
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw…' }));
  await userEvent.click(screen.getByRole('button', { name }));
  expect(world.asked('revokeScorer')).toMatchObject([{ scorer: 'a', entries }]);
});

test('entries that were kept when an invitation was withdrawn can still be dropped, once', async () => {
  const world = await opened();
  const withdrawn = invitation('a', Date.now(), 'mod', true);
  act(() => world.tell('scorers', [withdrawn]));
  await userEvent.click(await screen.findByRole('button', { name: 'Drop its entries…' }));
  expect(screen.queryByRole('button', { name: 'Keep it and withdraw' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Drop its entries' }));
  expect(world.asked('revokeScorer')).toMatchObject([{ scorer: 'a', entries: 'drop' }]);
  act(() => world.tell('scorers', [{ ...withdrawn, dropped: true }]));
  expect(screen.queryByRole('button', { name: /Drop/ })).toBeNull();
});

test('who is no moderator has no scorers among the tools', async () => {
  screens({ events: [coming] }, { uid: 'editor' }).show(<EventTools event={coming} />);
  await tools();
  expect(screen.getByRole('menuitem', { name: /Merge/ })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Scorers' })).toBeNull();
});

test('a moderator appoints an organiser by the address of an account, and dismisses one', async () => {
  const world = await opened();
  await userEvent.click(screen.getByText('Organisers (0)'));
  const address = await screen.findByRole('textbox', { name: /Email address/ });
  world.world.answers.appointOrganiser = () => Promise.reject(new BackendError('not-found', 'none'));
  await userEvent.type(address, 'ed@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Appoint' }));
  expect(await screen.findByText(/^No account has verified this address/)).toBeTruthy();
  world.world.answers.appointOrganiser = async () => undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Appoint' }));
  await waitFor(() => expect((address as HTMLInputElement).value).toBe(''));
  expect(world.asked('appointOrganiser')).toMatchObject([
    { eventId: 'e1', email: 'ed@example.com' },
    { eventId: 'e1', email: 'ed@example.com' },
  ]);
  act(() => world.tell('scorers', [{ ...invitation('o', Date.now()), name: '', organiser: 'ed' }]));
  expect(screen.queryByRole('list', { name: 'Invitations' })).toBeNull();
  const list = await screen.findByRole('list', { name: 'Organisers' });
  await userEvent.click(within(list).getByRole('button', { name: 'Dismiss…' }));
  await userEvent.click(within(list).getByRole('button', { name: 'Keep it and withdraw' }));
  expect(world.asked('revokeScorer')).toMatchObject([{ scorer: 'o', entries: 'keep' }]);
});

test('an organiser of the event invites, sees the own invitations, and appoints nobody', async () => {
  const world = screens({ events: [coming] }, { uid: 'ed' });
  world.show(<EventTools event={coming} />);
  await act(async () => undefined);
  expect(world.calls).not.toContain('organising e1 ed');
  await tools();
  act(() => world.tell('organising', [{ ...invitation('o', Date.now()), organiser: 'ed' }]));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Scorers' }));
  expect(await screen.findByRole('button', { name: 'Invite' })).toBeTruthy();
  expect(world.calls).toContain('scorers e1 ed');
  act(() => world.tell('scorers', [invitation('a', Date.now(), 'ed')]));
  expect(await screen.findByRole('list', { name: 'Invitations' })).toBeTruthy();
  expect(screen.queryByText(/^Organisers/)).toBeNull();
});
