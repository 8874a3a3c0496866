/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthError } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { LeavingRoom } from '@/features/account/LeavingRoom';
import { inboxActions } from '@/features/inbox/inboxSlice';
import { AccountSetting } from '@/features/settings/AccountSetting';
import { saveFile, type SavedFile } from '@/ui/saveFile';
import { userId } from '@/model/ids';
import { profilesSlice } from '@/wiki/entities/profilesSlice';
import { screens } from '@test/support/screens';

const saved: SavedFile[] = [];
// With a type argument the call must come above the imports just the same.
jest.mock<object>('@/ui/saveFile', () => ({ saveFile: jest.fn() }));
beforeEach(() => void jest.mocked(saveFile).mockImplementation((file) => void saved.push(file)));
afterEach(() => {
  saved.splice(0);
  jest.restoreAllMocks();
});

const row = (name: string) => within(screen.getByText(name, { selector: 'dt' }).parentElement!);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const digest = { rhythm: 'none', language: 'en' } as const;
const asked = Date.UTC(2026, 0, 10, 12);

function settings(world = screens({}, { uid: 'ed' })) {
  world.store.dispatch(
    profilesSlice.actions.reset({
      scope: 'profile/ed',
      docs: [{ id: userId('ed'), name: 'Edda', since: 1 }],
    }),
  );
  world.store.dispatch(inboxActions.opened(userId('ed')));
  world.show(
    <>
      <LeavingRoom />
      <AccountSetting />
    </>,
  );
  return world;
}

test('a visitor has no account to see to', () => {
  screens({}).show(<AccountSetting />);
  expect(screen.queryByText('Account')).toBeNull();
});

test('another name waits on the device like any change; one that nobody may have is refused', async () => {
  const { commands } = settings();
  await userEvent.click(row('Name').getByRole('button', { name: 'Change…' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  expect(field.value).toBe('Edda');
  const ok = screen.getByRole<HTMLButtonElement>('button', { name: 'OK' });
  for (const refused of ['Edda', 'edda@example.com', 'Admin', '!']) {
    await userEvent.clear(field);
    await userEvent.type(field, refused);
    expect(ok.disabled).toBe(true);
  }
  await userEvent.clear(field);
  await userEvent.type(field, ' Edda  Leaver ');
  await userEvent.click(ok);
  expect(commands()).toEqual([{ kind: 'saveProfile', name: 'Edda Leaver' }]);
});

test('a password is changed by who knows the present one', async () => {
  const world = settings();
  await userEvent.click(row('Password').getByRole('button', { name: 'Change…' }));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refused = Promise.reject(new AuthError('wrong-credentials', 'x'));
  refused.catch(() => undefined);
  world.world.confirmation = refused;
  await userEvent.type(await screen.findByLabelText(/^Current password/), 'old');
  await userEvent.type(screen.getByLabelText(/^New password/), 'better');
  await press('OK');
  expect(await screen.findByText('Wrong password.')).toBeTruthy();
  world.world.confirmation = Promise.resolve();
  await press('OK');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(world.calls.filter((call) => call.startsWith('password'))).toEqual([
    'password old better',
    'password old better',
  ]);
});

test('whoever signs in with Google has no password here, and is asked by Google before leaving', async () => {
  const world = screens({}, { uid: 'ed' });
  world.world.signInMethod = 'google';
  settings(world);
  expect(await screen.findByText(/You sign in with Google/)).toBeTruthy();
  expect(row('Password').queryByRole('button')).toBeNull();
  await press('Delete…');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(world.calls.slice(-2)).toEqual(['confirm with google', 'leave']));
});

test('an account is deleted only by who gives its password; then every page says when, and offers to keep it', async () => {
  const world = settings();
  await press('Delete…');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/under “former member”/)).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText(/^Your password/), 'secret1');
  await press('Delete account');
  await waitFor(() => expect(world.calls.slice(-2)).toEqual(['confirm secret1', 'leave']));
  expect(screen.queryByText(/will be deleted on/)).toBeNull();

  act(() => void world.store.dispatch(inboxActions.arrived({ news: [], seen: 0, digest, leaving: asked })));
  await waitFor(() =>
    expect(screen.getAllByText('Your account will be deleted on 20 Jan 2026.')).toHaveLength(2),
  );
  await userEvent.click(screen.getAllByRole('button', { name: 'Keep my account' })[0]!);
  expect(world.calls.at(-1)).toBe('stay');
  act(() => void world.store.dispatch(inboxActions.arrived({ news: [], seen: 0, digest })));
  await waitFor(() => expect(screen.queryByText(/will be deleted on/)).toBeNull());
});

test('the file holds all pages of what the server stores, and what this device keeps', async () => {
  const world = settings();
  const page = (path: string) => ({ part: 'proposals', path, data: { note: path } });
  world.world.answers.exportPage = async ({ after }) =>
    after === undefined
      ? { documents: [page('delta/a')], next: { part: 1, document: 'delta/a' } }
      : { documents: [page('delta/b')] };
  await press('Download');
  await waitFor(() => expect(saved).toHaveLength(1));
  const [file] = saved;
  expect(file).toMatchObject({ name: 'armwiki-account-1970-01-01.json', type: 'application/json' });
  expect(JSON.parse(file!.content)).toEqual({
    format: 'armwiki-account',
    version: 1,
    exportedAt: '1970-01-01T00:00:02.000Z',
    signIn: { uid: 'ed', email: 'ed@example.com', name: 'ed', emailVerified: true },
    documents: [page('delta/a'), page('delta/b')],
    device: {
      preferences: expect.objectContaining({ theme: 'system' }),
      recent: [],
      drafts: {},
      followed: {},
      unsent: [],
    },
  });
});

test.each([
  [new BackendError('unavailable', 'x'), /could not be downloaded/],
  [new BackendError('resource-exhausted', 'x'), /Many people/],
])('no file is half of it: %s', async (error, said) => {
  const world = settings();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  world.world.answers.exportPage = () => Promise.reject(error);
  await press('Download');
  await waitFor(() => expect(JSON.stringify(world.state().notices.notices)).toMatch(said));
  expect(saved).toEqual([]);
});
