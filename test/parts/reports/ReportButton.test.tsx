/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendReportsLater } from '@/app/listeners/sendReportsLater';
import { BackendError } from '@/backend/errors';
import type { ReportAnswer, ReportSent } from '@/model/privacy/report';
import { ReportButton } from '@/parts/reports/ReportButton';
import { event, player } from '@test/support/factories';
import { newIdOf } from '@test/support/newIdOf';
import { screens } from '@test/support/screens';

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Something wrong here?' }));
  return within(await screen.findByRole('dialog'));
};
const write = async (dialog: Awaited<ReturnType<typeof open>>, text = 'The year is wrong: it was 2019.') => {
  const field = dialog.getByLabelText('What is wrong, and what is right?');
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const send = (dialog: Awaited<ReturnType<typeof open>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Send' }));

function showing(user?: Parameters<typeof screens>[1]) {
  const world = screens({ events: [event('e1')] }, user);
  const sent: ReportSent[] = [];
  let answers: (ReportAnswer | Error)[] = [];
  world.world.answers.report = async ({ report }) => {
    sent.push(report);
    const answer = answers.shift() ?? { outcome: 'taken' };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const view = world.show(<ReportButton collection="event" id="e1" name="Event e1" />);
  const notices = () =>
    world
      .state()
      .notices.notices.map(({ message }) => (typeof message === 'string' ? message : message.text.en));
  return { ...world, view, sent, notices, answer: (...next: typeof answers) => void (answers = next) };
}

function setOnline(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}
afterEach(() => void jest.restoreAllMocks());

test('a visitor says what is wrong, with the version that was seen, and is thanked', async () => {
  const { sent, notices } = showing();
  const dialog = await open();
  const button = dialog.getByRole('button', { name: 'Send' });
  await write(dialog, 'Wrong');
  expect(button).toHaveProperty('disabled', true);
  expect(dialog.getByText('Please write at least 10 characters')).toBeTruthy();
  await write(dialog, ' The year is wrong. ');
  await userEvent.type(dialog.getByLabelText('Where can we check this?'), 'example.com');
  expect(dialog.queryByText(/You are signed in/)).toBeNull();
  await send(dialog);
  expect(sent).toEqual([
    {
      id: newIdOf('id1'),
      collection: 'event',
      docId: 'e1',
      seen: 1_000,
      text: 'The year is wrong.',
      source: 'example.com',
    },
  ]);
  expect(notices()).toEqual(['Thank you! The moderators have received your report.']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was typed stays over a closed dialog and a refusal, and can be discarded', async () => {
  const { answer, sent } = showing();
  let dialog = await open();
  await write(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  dialog = await open();
  expect(dialog.getByDisplayValue('The year is wrong: it was 2019.')).toBeTruthy();
  answer({ outcome: 'refused', why: 'tooSoon' });
  await send(dialog);
  expect(dialog.getByRole('alert').textContent).toMatch(/Try again in half a minute/);
  await send(dialog);
  expect(sent).toHaveLength(2);
  dialog = await open();
  expect(dialog.queryByDisplayValue(/The year/)).toBeNull();
  await write(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(dialog.queryByDisplayValue(/The year/)).toBeNull();
});

test('without a network it waits on the device and is sent once there is one, by itself', async () => {
  const { store, sent, notices } = showing();
  setOnline(false);
  const stop = sendReportsLater({ ...store, dispatch: store.dispatch });
  let dialog = await open();
  expect(dialog.getByText(/You are offline/)).toBeTruthy();
  await write(dialog);
  await send(dialog);
  expect(sent).toEqual([]);
  expect(notices()).toEqual(['Saved on this device. It is sent when you are back online.']);
  dialog = await open();
  expect(dialog.getByText(/Saved on this device and sent/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  setOnline(true);
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(notices().at(-1)).toMatch(/was sent to the moderators/));
  expect(store.getState().drafts).toEqual({});
  stop();
});

test('where no answer comes it waits under the same id; what is refused later stays where it was written', async () => {
  const { store, answer, sent, notices } = showing();
  answer(new BackendError('unavailable', 'no answer'), { outcome: 'refused', why: 'wikiFull' });
  const dialog = await open();
  await write(dialog);
  await send(dialog);
  await waitFor(() => expect(Object.keys(store.getState().drafts)).toEqual(['/report/event/e1']));
  const stop = sendReportsLater({ ...store, dispatch: store.dispatch });
  await waitFor(() => expect(sent.map(({ id }) => id)).toEqual([newIdOf('id1'), newIdOf('id1')]));
  await waitFor(() => expect(notices().at(-1)).toMatch(/could not be sent/));
  stop();
  expect((await open()).getByDisplayValue(/The year is wrong/)).toBeTruthy();
});

test('nobody sends what another person of the device wrote', async () => {
  const { store, sent } = showing({ uid: 'ed' });
  const content = {
    text: 'The year is wrong.',
    source: '',
    name: 'Event e1',
    waiting: { id: 'r1', collection: 'event', docId: 'e1', seen: 1, text: 'The year is wrong.' },
  };
  store.dispatch({ type: 'drafts/draftKept', payload: { key: '/report/event/e1', at: 1, content } });
  const stop = sendReportsLater({ ...store, dispatch: store.dispatch });
  await act(async () => undefined);
  stop();
  expect(sent).toEqual([]);
});

test('who is signed in may make the change instead, with what was typed as the message', async () => {
  showing({ uid: 'ed' });
  const dialog = await open();
  await write(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Edit facts' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Event e1' }));
  expect(form.getByLabelText('Message')).toHaveProperty('value', 'The year is wrong: it was 2019.');
});

test('a record that is only proposed cannot be reported', () => {
  screens({}).show(<ReportButton collection="event" id="e1" name="Event e1" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a player asks not to be named with a contact and no source, which is no report', async () => {
  const world = screens({ players: [player('ann', { name: 'Ann' })] });
  const sent: ReportSent[] = [];
  world.world.answers.report = async ({ report }) => {
    sent.push(report);
    return { outcome: 'taken' };
  };
  world.show(<ReportButton collection="player" id="ann" name="Ann" />);
  const dialog = await open();
  await userEvent.click(dialog.getByLabelText('This is me, and I do not want to be named here'));
  expect(dialog.queryByLabelText('Where can we check this?')).toBeNull();
  await userEvent.type(dialog.getByLabelText('What should we know?'), 'Ask my account.');
  expect(dialog.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  await userEvent.type(dialog.getByLabelText('How can we reach you?'), ' ann@example.com ');
  await send(dialog);
  expect(sent).toEqual([
    expect.objectContaining({
      collection: 'player',
      docId: 'ann',
      contact: 'ann@example.com',
      text: 'Ask my account.',
    }),
  ]);
  expect(sent[0]).not.toHaveProperty('source');
});

test('a contact that is typed first stays over a closed dialog', async () => {
  screens({ players: [player('ann', { name: 'Ann' })] }).show(
    <ReportButton collection="player" id="ann" name="Ann" />,
  );
  let dialog = await open();
  await userEvent.click(dialog.getByLabelText('This is me, and I do not want to be named here'));
  await userEvent.type(dialog.getByLabelText('How can we reach you?'), 'ann@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  dialog = await open();
  expect(dialog.getByDisplayValue('ann@example.com')).toBeTruthy();
});
