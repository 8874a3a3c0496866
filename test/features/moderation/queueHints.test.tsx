/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rejectMany } from '@/features/moderation/proposal/moderationThunks';
import { page } from '@/features/moderation/queue/ModerationPage';
import { causeOf } from '@/model/cause';
import type { Delta } from '@/model/proposals/delta';
import { userId } from '@/model/ids';
import { delta, player } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { moderator, rows, zoe } from './queueWorld';

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
  expect(screen.getByText('The wiki already says this.')).toBeTruthy();
  expect(screen.getAllByText('Someone else has proposed a change to this field.')).toHaveLength(2);
  const known = await screen.findByText(/^Already in the wiki under this name:/);
  expect(within(known).getByRole('link', { name: 'Ann' }).getAttribute('href')).toBe('/player/ann');
  expect(
    screen.getByText(/It refers to a new player who is also waiting and will be applied with it/),
  ).toBeTruthy();
});

test('rejecting a new player marks at once what depends on the player', async () => {
  const bout = delta('match', {
    collection: 'match',
    docId: 'm1',
    field: 'player1',
    value: { id: 'zoe', name: 'Zoe' },
    base: { id: 'ann', name: 'Ann' },
  });
  const world = screens({ ...rows, deltas: [zoe, bout] }, moderator);
  world.show(<page.Component />);
  const lost = /^It refers to a player who is not in the wiki:/;
  expect(screen.queryByText(lost)).toBeNull();
  act(() => void world.store.dispatch(rejectMany([zoe.id], { reason: 'Nobody.' })));
  expect(screen.getByText(lost)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByText(lost)).toBeNull();
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
    const hint = await screen.findByText(/^Already in the wiki under a similar name:/);
    expect(hint.textContent).toBe(
      'Already in the wiki under a similar name: Levan Saginashvili (Georgia) – compare with Levan Saginashvili',
    );
    const links = within(hint).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/player/levan',
      '/player/max/merge?with=levan',
    ]);
  });

  test('who bears it, of a new player without a comparison', async () => {
    shown(fresh('new', 'LEVAN Saginashvili'));
    const hint = await screen.findByText(/^Already in the wiki under this name:/);
    expect(within(hint).getAllByRole('link')).toHaveLength(1);
  });

  test('nothing of the player who is to have it', async () => {
    shown(renamed('Max Mustér'), fresh('new', 'Levan Saginashvili'));
    await screen.findByText(/^Already in the wiki under this name:/);
    expect(screen.queryByText(/similar name/)).toBeNull();
    expect(screen.getAllByText(/Already in the wiki/)).toHaveLength(1);
  });

  test('how many other new players would have it, whatever the case and accents', () => {
    shown(fresh('a', 'Zoé Zeal'), fresh('b', 'ZOE ZEAL'), fresh('c', 'Zoe Zeal'), renamed('zoe zeal'));
    expect(screen.getAllByText('2 other new players with this name are proposed.')).toHaveLength(3);
    expect(screen.getByText('3 other new players with this name are proposed.')).toBeTruthy();
  });
});

test('hints and changes name records, never by an id', async () => {
  const deltas = [
    delta('blocked', {
      ...{ problem: 'player/zoe has to exist first', problemAt: 1 },
      problemCause: causeOf('existsFirst', { record: 'player/zoe' }),
    }),
    delta('merge', { collection: 'player', docId: 'bob', field: 'sameAs', value: 'ann', base: null }),
    zoe,
  ];
  const players = [...rows.players, player('bob', { name: 'Bob' })];
  screens({ ...rows, players, deltas }, moderator).show(<page.Component />);
  expect(await screen.findByText(/Zoe has to exist first/)).toBeTruthy();
  const line = screen.getByText('Merged into').parentElement;
  expect(line?.textContent).toMatch(/Ann$/);
});
