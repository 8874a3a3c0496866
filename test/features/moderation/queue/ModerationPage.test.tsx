/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/moderation/queue/ModerationPage';
import { scopeKey } from '@/backend/scope';
import { undoMs } from '@/model/proposals/command';
import { limits } from '@/model/schema/limits';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { delta } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { moderator, rows, zoe } from '../queueWorld';

test.each([undefined, { uid: 'editor' }])('for others it is a page that follows nothing', (user) => {
  const world = screens(rows, user);
  world.show(<page.Component />);
  expect(screen.getByText('Moderators only')).toBeTruthy();
  expect(world.followed).toEqual([]);
});

test('the oldest proposal comes first, with what is and what would be in a line, and in a table once it is opened', async () => {
  screens({ ...rows, deltas: [zoe, delta('d1')] }, moderator).show(<page.Component />);
  const names = screen
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);
  expect(names).toEqual(['Event e1', 'Zoe']);
  const article = screen.getByRole('article', { name: 'Event e1' });
  expect(article.textContent).toContain('Name Event e1 →changed to A better name');
  const first = within(article);
  expect(first.queryByRole('table')).toBeNull();
  const details = first.getByRole('button', { name: 'Details' });
  await userEvent.click(details);
  expect([details.getAttribute('aria-expanded'), document.activeElement]).toEqual(['true', details]);
  expect(await first.findByRole('cell', { name: 'Event e1' })).toBeTruthy();
  expect(first.getByRole('cell', { name: 'A better name' })).toBeTruthy();
});

test('applying waits for second thoughts, and stays visible until the server has answered', async () => {
  const world = screens({ ...rows, deltas: [zoe] }, moderator);
  world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(0));
  expect(world.state().outbox.commands[0]?.sendAfter).toBe(2_000 + undoMs);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(world.commands()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send now' }));
  expect(screen.getByText('Applying 1 proposal…')).toBeTruthy();
  expect(world.state().outbox.commands[0]?.sendAfter).toBeUndefined();
  expect(world.commands()).toEqual([expect.objectContaining({ kind: 'applyDeltas', deltaIds: ['zoe'] })]);
});

test('the event of a proposed match is called by its name, also while that is only proposed', () => {
  const cup = delta('cup', {
    collection: 'event',
    docId: '',
    field: '',
    value: { name: 'Hall Cup', date: '2026-12-05', sport: { id: 'armw' } },
  });
  const bout = delta('bout', {
    collection: 'match',
    docId: '',
    field: '',
    value: {
      date: '2026-12-05',
      player1: { id: 'ann', name: 'Ann' },
      player2: { id: 'bea', name: 'Bea' },
      event: { id: 'cup', date: '2026-12-05', sport: { id: 'armw' } },
    },
  });
  screens({ ...rows, deltas: [cup, bout] }, moderator).show(<page.Component />);
  const link = within(screen.getByRole('article', { name: /Ann/ })).getByRole('link', { name: 'Hall Cup' });
  expect(link.getAttribute('href')).toBe('/delta/cup');
});

test('a full page of the queue says how many it shows and asks for twice as many, until the list may have no more', async () => {
  const sizes: Record<'queuePage' | 'queue', number> = limits;
  const small = [jest.replaceProperty(sizes, 'queuePage', 2), jest.replaceProperty(sizes, 'queue', 3)];
  try {
    const world = screens({ ...rows, deltas: [zoe, delta('d1', { timestamp: 1_000 })] }, moderator);
    world.show(<page.Component />);
    const queues = () => world.followed.filter((key) => key.startsWith('queue'));
    expect(screen.getByText('Showing the 2 oldest proposals. There may be more.')).toBeTruthy();
    expect(queues()).toEqual([scopeKey({ kind: 'queue' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    const scope = scopeKey({ kind: 'queue', page: { from: 2_000, count: 2 } });
    expect(queues()).toContain(scope);
    const more = screen.getByRole('button', { name: 'Load more' });
    expect(more.getAttribute('aria-busy')).toBe('true');
    act(() => {
      world.store.dispatch(
        deltasSlice.actions.reset({ scope, docs: [zoe, delta('d2', { timestamp: 3_000 })] }),
      );
      world.store.dispatch(scopesSlice.actions.answered({ scope }));
    });
    expect(screen.getByText('Showing the 3 oldest proposals. There may be more.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  } finally {
    for (const each of small) each.restore();
  }
});

test('rejecting needs a reason', async () => {
  const world = screens({ ...rows, deltas: [zoe] }, moderator);
  world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const ok = screen.getByRole<HTMLButtonElement>('button', { name: 'OK' });
  expect(ok.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText(/^Reason/), ' no source ');
  await userEvent.click(ok);
  expect(world.commands()).toEqual([
    expect.objectContaining({ kind: 'rejectDelta', deltaId: 'zoe', reason: 'no source' }),
  ]);
  expect(screen.queryAllByRole('article')).toHaveLength(0);
});

test('over a newer change one must insist, and only over the version that was seen', async () => {
  const stale = delta('d1', { base: 'An older name', problem: 'conflict', problemAt: 5 });
  const world = screens({ ...rows, deltas: [stale] }, moderator);
  world.show(<page.Component />);
  await userEvent.keyboard('jo');
  const headings = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  expect(headings).toEqual(['When proposed', 'Is', 'Would be']);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['', 'An older name', 'Event e1', 'A better name']);
  await userEvent.click(screen.getByRole('button', { name: 'Apply anyway' }));
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() =>
    expect(world.commands()).toEqual([expect.objectContaining({ force: { d1: 7 }, basedOn: { d1: 5 } })]),
  );
});

test('what is applied is the version at hand, so that one its author changes meanwhile waits', async () => {
  const world = screens({ ...rows, deltas: [delta('d1', { timestamp: 9 })] }, moderator);
  world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(world.commands()).toEqual([
      expect.objectContaining({ kind: 'applyDeltas', deltaIds: ['d1'], seen: { d1: 9 } }),
    ]),
  );
});

test('several are decided at once', async () => {
  const world = screens({ ...rows, deltas: [zoe, delta('d1')] }, moderator);
  world.show(<page.Component />);
  await userEvent.click(screen.getByLabelText('All'));
  await userEvent.click(screen.getByRole('button', { name: 'Apply 2 proposals' }));
  await waitFor(() =>
    expect(world.commands()).toEqual([expect.objectContaining({ deltaIds: ['zoe', 'd1'] })]),
  );
});

test('of several, those that would replace a newer change are named and left for a look of their own', async () => {
  const stale = delta('d1', { base: 'An older name' });
  const world = screens({ ...rows, deltas: [zoe, stale] }, moderator);
  world.show(<page.Component />);
  await userEvent.click(screen.getByLabelText('All'));
  await userEvent.keyboard('a');
  const dialog = within(screen.getByRole('dialog', { name: 'Apply 1 of 2 proposals?' }));
  expect(dialog.getByText('Event e1: Name')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(world.commands()).toEqual([]);
  await userEvent.keyboard('a');
  await userEvent.click(screen.getByRole('button', { name: 'Apply 1 proposal' }));
  await waitFor(() =>
    expect(world.commands()).toEqual([expect.objectContaining({ kind: 'applyDeltas', deltaIds: ['zoe'] })]),
  );
  expect(screen.getByText('1 of 1 selected')).toBeTruthy();
  expect(document.activeElement?.id).toBe('proposal-d1');
});

test('when all of several would replace newer changes nothing is applied', async () => {
  const other = { value: '2024-01-01', base: '2020-01-01', field: 'date' };
  const deltas = [delta('d1', { base: 'An older name' }), delta('d2', other)];
  const world = screens({ ...rows, deltas }, moderator);
  world.show(<page.Component />);
  await userEvent.click(screen.getByLabelText('All'));
  await userEvent.keyboard('a');
  const dialog = within(screen.getByRole('dialog', { name: 'Review these one by one' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Go to the first' }));
  expect(world.commands()).toEqual([]);
  expect(screen.getByText('2 of 2 selected')).toBeTruthy();
  expect(document.activeElement?.id).toBe('proposal-d1');
});

test('the line of a proposal says what decides: a deletion, the facts of a new record, the note and the source', () => {
  const deltas = [
    delta('gone', { field: '', value: null, note: 'Entered twice' }),
    delta('new', {
      ...{ collection: 'player', docId: '', field: '', source: 'a poster' },
      value: { name: 'Zoe Zeal', country: 'GE' },
    }),
    delta('all', {
      ...{ field: '', value: { name: 'Other', location: 'Rome' } },
      base: { name: 'Event e1', location: null },
    }),
  ];
  screens({ ...rows, deltas }, moderator).show(<page.Component />);
  const [both, gone, made] = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(gone).toContain('Will be deleted.');
  expect(gone).toContain('“Entered twice”');
  expect(made).toContain('Country Georgia');
  expect(made).not.toContain('Name Zoe');
  expect(made).toContain('Source: a poster');
  expect(both).toContain('Name Event e1 →changed to Other');
  expect(both).toContain('nothing →changed to Rome');
});

test('an entry that offers to apply has every value of its proposal to the last letter', () => {
  const long = (field: string) => `${field} ${'and so on '.repeat(9)}end of ${field}`;
  const texts = ['name', 'location', 'organization', 'series', 'note'];
  const links = { link: `https://example.com/${'a'.repeat(180)}/end`, youtube: 'dQw4w9WgXcQ' };
  const value = {
    ...Object.fromEntries(texts.map((field) => [field, long(field)])),
    ...links,
    country: 'GE',
  };
  const base = Object.fromEntries(
    Object.keys(value).map((field) => [field, field === 'name' ? 'Event e1' : null]),
  );
  const made = { ...value, date: '2026-12-05', sport: { id: 'armw' }, source: [long('source')] };
  const deltas = [
    delta('edit', { field: '', value, base }),
    delta('made', { docId: '', field: '', value: made }),
  ];
  screens({ ...rows, deltas }, moderator).show(<page.Component />);
  const entries = screen.getAllByRole('article');
  expect(entries).toHaveLength(2);
  for (const entry of entries) {
    expect(within(entry).getByRole('button', { name: 'Apply' })).toBeTruthy();
    for (const field of texts) expect(entry.textContent).toContain(long(field));
    for (const said of [...Object.values(links), 'Georgia']) expect(entry.textContent).toContain(said);
  }
  expect(entries[1]!.textContent).toContain(long('source'));
});
