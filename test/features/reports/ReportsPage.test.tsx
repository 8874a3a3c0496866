/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendError } from '@/backend/errors';
import { page as moderationPage } from '@/features/moderation/queue/ModerationPage';
import { page } from '@/features/reports/ReportsPage';
import { userId } from '@/model/ids';
import { reportId, reportsPage, type Report } from '@/model/privacy/report';
import { delta, event } from '@test/support/factories';
import { screens, type Rows } from '@test/support/screens';

const report = (id: string, over: Partial<Report> = {}): Report => ({
  id: reportId(id),
  collection: 'event',
  docId: 'e1',
  seen: 1_000,
  text: `The year is wrong (${id}).`,
  at: 900,
  name: 'Event e1',
  ...over,
});

function showing(reports: readonly Report[], rows: Rows = { events: [event('e1')] }) {
  const world = screens(rows, { uid: 'mod', moderator: true });
  world.show(<page.Component />);
  act(() => world.tell('reports', reports, 'open'));
  return world;
}
const entry = () => within(screen.getByRole('article'));

test('a report stands with its record, its words, its source, and whether the record has changed since', () => {
  const reports = [
    report('r1', { source: 'https://example.com/a' }),
    report('r2', { docId: 'e2', name: 'Event e2', by: userId('ed') }),
    report('r3', { docId: 'gone', name: 'Old Cup' }),
  ];
  showing(reports, { events: [event('e1'), event('e2', { updatedAt: 2_000 })] });
  const [first, second, third] = screen.getAllByRole('article').map((each) => within(each));
  expect(first?.getByRole('link', { name: 'Event e1' })).toBeTruthy();
  expect(first?.getByText('The year is wrong (r1).')).toBeTruthy();
  expect(first?.getByRole('link', { name: 'example.com/a' })).toBeTruthy();
  expect(first?.getByText(/without an account/)).toBeTruthy();
  expect(first?.queryByText('Changed since')).toBeNull();
  expect(second?.getByText('Changed since')).toBeTruthy();
  expect(second?.queryByText(/without an account/)).toBeNull();
  expect(third?.getByRole('heading', { name: 'Old Cup' })).toBeTruthy();
  expect(third?.queryByRole('button', { name: 'Propose a change…' })).toBeNull();
});

test('a change is proposed with its words as the message, and then it is closed as that in one press', async () => {
  const world = showing([report('r1', { source: 'example.com' })]);
  await userEvent.click(entry().getByRole('button', { name: 'Propose a change…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Event e1' }));
  expect(form.getByLabelText('Message')).toHaveProperty('value', 'The year is wrong (r1).');
  expect(form.getByLabelText('Where can we check this?')).toHaveProperty('value', 'example.com');
  expect(form.getByText(/Remove anything that should not be public/)).toBeTruthy();
  const name = form.getByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Event 2019');
  await userEvent.click(form.getByRole('button', { name: 'OK' }));
  await userEvent.click(entry().getByRole('button', { name: 'Close: I proposed a change' }));
  const [proposed, closed] = world.commands();
  expect(proposed).toMatchObject({ kind: 'upsertDelta', proposal: { note: 'The year is wrong (r1).' } });
  expect(closed).toEqual({
    kind: 'closeReport',
    reportId: 'r1',
    delta: proposed?.kind === 'upsertDelta' ? proposed.deltaId : '',
  });
});

test('a proposal from before the report, or one that was rejected, is none of it', () => {
  const own = (id: string, timestamp: number, status: 'new' | 'rejected') =>
    delta(id, { author: userId('mod'), timestamp, status });
  showing([report('r1', { at: 5_000 })], {
    events: [event('e1')],
    deltas: [own('before', 4_000, 'new'), own('rejected', 6_000, 'rejected')],
  });
  expect(entry().queryByRole('button', { name: /I proposed a change/ })).toBeNull();
});

test('closing says so for ten seconds, in which it can be undone', async () => {
  const world = showing([report('r1')]);
  const close = async () => {
    await userEvent.click(entry().getByRole('button', { name: 'Close…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Note'), ' It is right. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Close it' }));
  };
  await close();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByText('The report about Event e1 will be closed.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(world.commands()).toEqual([]);
  await close();
  expect(world.commands()).toEqual([{ kind: 'closeReport', reportId: 'r1', note: 'It is right.' }]);
});

test('who comes second sees who was first and what became of it', async () => {
  const world = showing([report('r1')]);
  await userEvent.click(entry().getByRole('button', { name: 'Close…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const closed = report('r1', { closed: { by: userId('mia'), at: 2_000, note: 'It was so.', delta: 'd1' } });
  act(() => {
    world.tell('reports', [], 'open');
    world.tell('reports', [closed], 'closed');
  });
  expect(dialog.getByText(/has just closed it/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Close it' })).toHaveProperty('disabled', true);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  const row = within(screen.getByRole('list', { name: 'Recently closed' })).getByRole('listitem');
  expect(row.textContent).toMatch(/It was so\./);
  expect(within(row).getByRole('link', { name: 'became a proposal' }).getAttribute('href')).toBe('/delta/d1');
  expect(screen.getByText('No open reports')).toBeTruthy();
});

test('reports of one network are listed together, and declined in one call', async () => {
  const world = showing([
    report('r1', { network: 'a' }),
    report('r2', { network: 'b' }),
    report('r3', { network: 'a' }),
    report('r4'),
  ]);
  expect(screen.getAllByRole('article').map((each) => /\((r\d)\)/.exec(each.textContent)?.[1])).toEqual([
    ...['r1', 'r3', 'r2', 'r4'],
  ]);
  expect(screen.getByRole('heading', { name: '2 reports from one network' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Decline all…' }));
  expect(world.calls).not.toContain('declineReports a');
  await userEvent.click(screen.getByRole('button', { name: 'Decline all' }));
  expect(world.calls).toContain('declineReports a');
  expect(world.state().notices.notices).toMatchObject([
    { id: 'declined a', message: { values: { count: 2 } } },
  ]);
});

test('more reports are asked for, and a list that cannot be had says so', async () => {
  const world = showing(Array.from({ length: reportsPage }, (_, at) => report(`r${at}`)));
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(world.calls).toContain(`reports open ${2 * reportsPage}`);
  act(() => world.fail('reports', new BackendError('permission-denied', 'no')));
  expect(screen.getByText('The reports could not be loaded')).toBeTruthy();
});

test('Wiki Moderation says how many are open; nobody else is told anything', () => {
  const world = screens({}, { uid: 'mod', moderator: true });
  world.show(<moderationPage.Component />);
  act(() => world.tell('reports', [report('r1'), report('r2')], 'open'));
  expect(screen.getByRole('link', { name: 'Reports (2)' }).getAttribute('href')).toBe('/moderation/reports');
  const editor = screens({}, { uid: 'ed' });
  editor.show(<page.Component />);
  expect(editor.calls).toEqual([]);
  expect(screen.getByText('Moderators only')).toBeTruthy();
});
