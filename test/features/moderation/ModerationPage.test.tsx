/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/moderation/ModerationPage';
import { scopeKey } from '@/backend/scope';
import { undoMs } from '@/model/command';
import type { Delta } from '@/model/delta';
import { userId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import { delta, event, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const moderator = { uid: 'mod', moderator: true };
const rows = { events: [event('e1', { updatedAt: 7 })], players: [player('ann', { name: 'Ann' })] };
const zoe = delta('zoe', {
  collection: 'player',
  docId: '',
  field: '',
  value: { name: 'Zoe' },
  timestamp: 2_000,
});

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
  expect(first.getByRole('cell', { name: 'Event e1' })).toBeTruthy();
  expect(first.getByRole('cell', { name: 'A better name' })).toBeTruthy();
});

test('applying waits for second thoughts, and stays visible until the server has answered', async () => {
  const world = screens({ ...rows, deltas: [zoe] }, moderator);
  world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  expect(world.state().outbox.commands[0]?.sendAfter).toBe(2_000 + undoMs);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(world.commands()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
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
    const world = screens({ ...rows, deltas: [zoe, delta('d1')] }, moderator);
    world.show(<page.Component />);
    const queues = () => world.followed.filter((key) => key.startsWith('queue'));
    expect(screen.getByText('The 2 oldest proposals are shown. More may be waiting.')).toBeTruthy();
    expect(queues()).toEqual([scopeKey({ kind: 'queue' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(queues()).toContain(scopeKey({ kind: 'queue', count: 3 }));
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
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['When proposed', 'Is', 'Would be']);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['', 'An older name', 'Event e1', 'A better name']);
  await userEvent.click(screen.getByRole('button', { name: 'Apply anyway' }));
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(world.commands()).toEqual([expect.objectContaining({ force: { d1: 7 }, basedOn: { d1: 5 } })]);
});

test('what is applied is the version at hand, so that one its author changes meanwhile waits', async () => {
  const world = screens({ ...rows, deltas: [delta('d1', { timestamp: 9 })] }, moderator);
  world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(world.commands()).toEqual([
    expect.objectContaining({ kind: 'applyDeltas', deltaIds: ['d1'], seen: { d1: 9 } }),
  ]);
});

test('several are decided at once', async () => {
  const world = screens({ ...rows, deltas: [zoe, delta('d1')] }, moderator);
  world.show(<page.Component />);
  await userEvent.click(screen.getByLabelText('All'));
  await userEvent.click(screen.getByRole('button', { name: 'Apply 2 proposals' }));
  expect(world.commands()).toEqual([expect.objectContaining({ deltaIds: ['d1', 'zoe'] })]);
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
  expect(world.commands()).toEqual([expect.objectContaining({ kind: 'applyDeltas', deltaIds: ['zoe'] })]);
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
  const dialog = within(screen.getByRole('dialog', { name: 'Each of these needs a look of its own' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Go to the first' }));
  expect(world.commands()).toEqual([]);
  expect(screen.getByText('2 of 2 selected')).toBeTruthy();
  expect(document.activeElement?.id).toBe('proposal-d1');
});

test('what a moderator should know is said beside each proposal', async () => {
  const deltas = [
    delta('same', { value: 'Event e1' }),
    delta('rival', { author: userId('somebody'), value: 'Third name' }),
    delta('ann2', { collection: 'player', docId: '', field: '', value: { name: 'ann' } }),
    zoe,
    delta('match', {
      collection: 'match',
      docId: '',
      field: '',
      value: {
        date: '2023-05-06',
        player1: { id: 'zoe', name: 'Zoe' },
        player2: { id: 'ann', name: 'Ann' },
        gender: 'W',
        order: 1,
        event: { id: 'e1', date: '2023-05-06', sport: { id: 'armw' } },
      },
    }),
  ];
  screens({ ...rows, deltas }, moderator).show(<page.Component />);
  expect(screen.getByText('The wiki says this already.')).toBeTruthy();
  expect(screen.getAllByText('Somebody else proposes a change of the same.')).toHaveLength(2);
  const known = await screen.findByText(/^Of this name known already:/);
  expect(within(known).getByRole('link', { name: 'Ann' }).getAttribute('href')).toBe('/player/ann');
  expect(screen.getByText(/It names a new player who waits here too, and is applied with it/)).toBeTruthy();
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
  expect(gone).toContain('Would be deleted.');
  expect(gone).toContain('“Entered twice”');
  expect(made).toContain('Country Georgia');
  expect(made).not.toContain('Name Zoe');
  expect(made).toContain('Source: a poster');
  expect(both).toContain('Name Event e1 →changed to Other');
  expect(both).toContain('nothing →changed to Rome');
});

describe('of a player’s name it is said', () => {
  const levan = player('levan', { name: 'Levan Saginashvili', country: 'GE' });
  const known = { ...rows, players: [levan, player('max', { name: 'Max Muster' })] };
  const renamed = (value: string) =>
    delta('d1', { collection: 'player', docId: 'max', field: 'name', value, base: 'Max Muster' });
  const fresh = (id: string, name: string) =>
    delta(id, { collection: 'player', docId: '', field: '', value: { name } });
  const shown = (...deltas: readonly Delta[]) =>
    screens({ ...known, deltas }, moderator).show(<page.Component />);

  test('who bears nearly the same, with a way to compare the two when both have pages', async () => {
    shown(renamed('Levan Saginashvilli'));
    const hint = await screen.findByText(/^Of a similar name known already:/);
    expect(hint.textContent).toBe(
      'Of a similar name known already: Levan Saginashvili (Georgia) – compare with Levan Saginashvili',
    );
    const links = within(hint).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/player/levan',
      '/player/max/merge?with=levan',
    ]);
  });

  test('who bears it, of a new player without a comparison', async () => {
    shown(fresh('new', 'LEVAN Saginashvili'));
    const hint = await screen.findByText(/^Of this name known already:/);
    expect(within(hint).getAllByRole('link')).toHaveLength(1);
  });

  test('nothing of the player who is to have it', async () => {
    shown(renamed('Max Mustér'), fresh('new', 'Levan Saginashvili'));
    await screen.findByText(/^Of this name known already:/);
    expect(screen.queryByText(/similar name/)).toBeNull();
    expect(screen.getAllByText(/known already/)).toHaveLength(1);
  });

  test('how many other new players would have it, whatever the case and accents', () => {
    shown(fresh('a', 'Zoé Zeal'), fresh('b', 'ZOE ZEAL'), fresh('c', 'Zoe Zeal'), renamed('zoe zeal'));
    expect(screen.getAllByText('2 other new players of this name are proposed.')).toHaveLength(3);
    expect(screen.getByText('3 other new players of this name are proposed.')).toBeTruthy();
  });
});

describe('by keyboard', () => {
  const keyed = (at = '/delta') => {
    const deltas = [
      delta('d1', { timestamp: 1_000 }),
      delta('d2', { timestamp: 1_100, field: 'date', value: '2024-01-01', base: '2023-05-06' }),
      { ...zoe, author: userId('somebody') },
    ];
    const world = screens({ ...rows, deltas }, moderator);
    world.show(<page.Component />, at);
    return {
      ...world,
      names: () => screen.getAllByRole('article').map(({ id }) => id),
      focused: () => document.activeElement?.id,
    };
  };

  test('j and k walk through the queue, and a applies what has the focus and goes on', async () => {
    const world = keyed();
    await userEvent.keyboard('jj');
    expect(world.focused()).toBe('proposal-d2');
    await userEvent.keyboard('k');
    expect(world.focused()).toBe('proposal-d1');
    await userEvent.keyboard('a');
    expect(world.commands()).toEqual([expect.objectContaining({ kind: 'applyDeltas', deltaIds: ['d1'] })]);
    expect(world.focused()).toBe('proposal-d2');
    expect(world.names()).toEqual(['proposal-d2', 'proposal-zoe']);
  });

  test('o opens what has the focus, and closes it', async () => {
    const world = keyed();
    await userEvent.keyboard('jo');
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(world.focused()).toBe('proposal-d1');
    await userEvent.keyboard('o');
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('x selects, Shift+X up to here, d deletes them, and u undoes all that was decided at once', async () => {
    const world = keyed();
    await userEvent.keyboard('jxjj');
    await userEvent.keyboard('{Shift>}X{/Shift}');
    expect(screen.getByText('3 of 3 selected')).toBeTruthy();
    await userEvent.keyboard('d');
    expect(world.commands().map(({ kind }) => kind)).toEqual(['deleteDelta', 'deleteDelta', 'deleteDelta']);
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    await userEvent.keyboard('u');
    expect(world.commands()).toEqual([]);
    expect(world.names()).toHaveLength(3);
  });

  test('r asks for a reason, where the keys are only letters; a common one can be changed before it is sent', async () => {
    const world = keyed();
    await userEvent.keyboard('jr');
    await userEvent.selectOptions(
      screen.getByLabelText('Common reasons'),
      'The sources at hand say otherwise.',
    );
    const reason = screen.getByLabelText<HTMLTextAreaElement>(/^Reason/);
    await userEvent.type(reason, ' See j, a and d.');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(world.commands()).toEqual([
      expect.objectContaining({
        kind: 'rejectDelta',
        deltaId: 'd1',
        reason: 'The sources at hand say otherwise. See j, a and d.',
      }),
    ]);
  });

  test('? shows what the keys do', async () => {
    keyed();
    await userEvent.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard' }).textContent).toContain('Undo the last decision');
  });

  test('the address filters and groups, and a group is selected as a whole', async () => {
    const world = keyed('/delta?group=author&collection=event');
    expect(world.names()).toEqual(['proposal-d1', 'proposal-d2']);
    await userEvent.click(screen.getByLabelText('Select all 2 proposals'));
    await userEvent.keyboard('a');
    expect(world.commands()).toEqual([expect.objectContaining({ deltaIds: ['d1', 'd2'] })]);
    expect(screen.getByText('No proposal fits these filters')).toBeTruthy();
  });
});
