/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendError } from '@/backend/errors';
import { page as playerPage } from '@/features/players/PlayerPage';
import { page } from '@/features/withholding/WithholdingPage';
import { reportId } from '@/model/privacy/report';
import { withheldName } from '@/model/privacy/withholding';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { withheldNameSaid } from '@/wiki/records/withheldNameSlice';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const ann = player('ann', { name: 'Ann Lee', aliases: ['Lefty', 'Annie Lee'] });
const rows = {
  events: [event('e1')],
  matches: [match('m1'), match('m2')],
  players: [ann, player('other', { name: 'Ann Lee' }), player('bea', { name: 'Bea' })],
};
const admin = { uid: 'ada', moderator: true, admin: true };
const request = {
  id: reportId('q1'),
  docId: 'ann',
  text: 'It is me, ask my account.',
  contact: 'ann@example.com',
  at: 900,
};

test('an admin reads who asks, with the contact, and declines or begins the steps', async () => {
  const world = screens(rows, admin);
  world.show(<page.Component />, '/moderation/names');
  act(() => world.tell('personRequests', [request]));
  const row = within(screen.getByRole('list', { name: 'Requests' }));
  expect(row.getByText('Contact: ann@example.com')).toBeTruthy();
  expect(row.getByText('It is me, ask my account.')).toBeTruthy();
  expect(row.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe(
    '/moderation/names?player=ann&request=q1',
  );
  await userEvent.click(row.getByRole('button', { name: 'Decline…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline this request?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(world.asked('dropRequest')).toMatchObject([{ id: 'q1' }]);
  act(() => world.tell('personRequests', []));
  expect(screen.getByText('No requests')).toBeTruthy();
});

test('names with more than one word are looked for, other pages only where they are ticked, and only once it is sure', async () => {
  const world = screens(rows, admin);
  world.show(<page.Component />, '/moderation/names?player=ann&request=q1');
  const names = await screen.findByLabelText<HTMLTextAreaElement>(/Check the names to search for/);
  expect(names.value).toBe('Ann Lee\nAnnie Lee');
  await userEvent.type(names, '\nLefty');
  const ok = screen.getByRole('button', { name: 'Withhold the name' });
  expect(ok).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByLabelText(/I have confirmed/));
  world.world.answers.withhold = () => Promise.reject(new BackendError('unavailable', 'down'));
  await userEvent.click(ok);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^It did not work/);
  world.world.answers.withhold = async () => undefined;
  await userEvent.click(ok);
  expect(await screen.findByRole('heading', { name: 'The name was removed from the page' })).toBeTruthy();
  const asked = world.asked('withhold');
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
  expect(asked[0]).toEqual({
    kind: 'withhold',
    players: ['ann'],
    names: ['Ann Lee', 'Annie Lee', 'Lefty'],
    request: 'q1',
    action: expect.stringMatching(/^id\d+x+$/),
  });
});

test('the steps wait for the answer though the page stands under another id before', async () => {
  const world = screens(rows, admin);
  world.show(<page.Component />, '/moderation/names?player=ann');
  await userEvent.click(await screen.findByLabelText(/I have confirmed/));
  let answer = () => {};
  world.world.answers.withhold = () => new Promise((resolve) => (answer = resolve));
  await userEvent.click(screen.getByRole('button', { name: 'Withhold the name' }));
  const gone = { scope: 'players', ids: ['ann'], deletedIds: ['ann'] };
  act(() => void world.store.dispatch(playersSlice.actions.removed(gone)));
  expect(screen.getByRole('heading', { name: 'Withhold the name of Ann Lee' })).toBeTruthy();
  await act(async () => answer());
  expect(screen.getByRole('heading', { name: 'The name was removed from the page' })).toBeTruthy();
});

test.each([
  ['Rambo', 'Annie Lee'],
  ['Рэмбо', 'Annie Lee'],
  ['山田太郎', '山田太郎\nAnnie Lee'],
  ['김철수', '김철수\nAnnie Lee'],
])('of a page called %s alone these names are looked for: %j', async (name, expected) => {
  const world = screens({ ...rows, players: [{ ...ann, name }] }, admin);
  world.show(<page.Component />, '/moderation/names?player=ann');
  const names = await screen.findByLabelText<HTMLTextAreaElement>(/Check the names to search for/);
  expect(names.value).toBe(expected);
});

test('nobody but an admin sees any of it', () => {
  const world = screens(rows, { uid: 'mod', moderator: true });
  world.show(<page.Component />, '/moderation/names?player=ann');
  expect(screen.queryByText(/Withhold the name/)).toBeNull();
  expect(screen.queryByText('Requests')).toBeNull();
  // A moderator is told who may, not that they are no moderator.
  expect(screen.getByText('Admins only')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/not a moderator/);
});

test('the page of who is not named says so in the language shown, without facts and without a way to change it', async () => {
  const withheld = { ...ann, name: withheldName, hidden: true as const, withheld: true as const };
  const world = screens({ ...rows, players: [withheld] }, admin);
  act(() => void world.store.dispatch(withheldNameSaid('氏名非公開')));
  world.show(<playerPage.Component id="ann" />, '/player/ann');
  expect(await screen.findByRole('heading', { level: 1, name: '氏名非公開' })).toBeTruthy();
  expect(screen.getByText('This person asked not to be named')).toBeTruthy();
  expect(screen.getByText('2 matches by this person stay.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
