/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/players/PlayerPage';
import { page as ratingPage } from '@/features/rankings/RatingPage';
import { scopeKey } from '@/backend/scope';
import { userId } from '@/model/ids';
import { selectPlayerIds } from '@/wiki/records/recordsSelectors';
import { selectRecent } from '@/features/search/recentSelectors';
import { recentFound } from '@/features/search/recentSlice';
import { selectOpenPairs } from '@/features/duplicates/duplicatesSelectors';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { delta, event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const ann = player('ann', {
  name: 'Ann',
  city: 'Oslo',
  team: 'Red Team',
  source: ['https://example.org/ann'],
});
const rowsWith = (hidden: boolean) => ({
  events: [event('e1')],
  matches: [match('m1'), match('m2')],
  players: [hidden ? { ...ann, hidden: true as const } : ann, player('bea', { name: 'Bea' })],
});
const editor = { uid: 'editor', emailVerified: true };
const { Component } = page;

test('the page of a hidden player says so, and shows how many matches there are and no facts', async () => {
  screens(rowsWith(true)).show(<Component id="ann" />, '/player/ann');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ann' })).toBeTruthy();
  expect(await screen.findByText('This page is hidden')).toBeTruthy();
  expect(screen.getByText('The player appears in 2 matches.')).toBeTruthy();
  for (const text of [/Oslo/, /Red Team/, /Bea/]) expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show again…' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
});

test('an opponent goes on naming the player', async () => {
  screens(rowsWith(true)).show(<Component id="bea" />, '/player/bea');
  expect((await screen.findAllByRole('link', { name: 'Ann' })).length).toBeGreaterThan(0);
});

test('an editor proposes to hide a player with matches, says why, and sees it at once', async () => {
  const world = screens(rowsWith(false), editor);
  world.show(<Component id="ann" />, '/player/ann');
  await userEvent.click(await screen.findByRole('button', { name: 'More tools' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide…' }));
  const dialog = await screen.findByRole('dialog');
  const ok = within(dialog).getByRole('button', { name: 'Propose to hide' });
  expect(ok).toHaveProperty('disabled', true);
  await userEvent.type(within(dialog).getByLabelText('Why should it be hidden?'), 'She asked for it');
  await userEvent.click(ok);
  expect(world.commands()).toMatchObject([
    {
      kind: 'upsertDelta',
      proposal: {
        collection: 'player',
        docId: 'ann',
        field: 'hidden',
        value: true,
        note: 'She asked for it',
      },
    },
  ]);
  expect(await screen.findByText('This page is hidden')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'History' })).toBeTruthy();
  expect(selectPlayerIds(world.state())).toEqual(['bea']);
});

test('whoever proposed it takes it back in the same way, without a reason', async () => {
  const world = screens(
    {
      ...rowsWith(false),
      deltas: [
        delta('d1', {
          collection: 'player',
          docId: 'ann',
          field: 'hidden',
          value: true,
          base: null,
          note: 'Why',
        }),
      ],
    },
    editor,
  );
  world.show(<Component id="ann" />, '/player/ann');
  await userEvent.click(await screen.findByRole('button', { name: 'Show again…' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(world.commands()).toMatchObject([{ kind: 'deleteDelta', deltaId: 'd1' }]);
  expect((await screen.findAllByText('Red Team')).length).toBeGreaterThan(0);
});

test('a hidden player is shown again by one proposal', async () => {
  const world = screens(rowsWith(true), editor);
  world.show(<Component id="ann" />, '/player/ann');
  await userEvent.click(await screen.findByRole('button', { name: 'Show again…' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Why should it be shown again?'), 'A mistake');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Propose to show' }));
  expect(world.commands()).toMatchObject([{ proposal: { field: 'hidden', value: null, base: true } }]);
  expect(selectPlayerIds(world.state())).toEqual(['ann', 'bea']);
  expect((await screen.findAllByText('Red Team')).length).toBeGreaterThan(0);
});

test('a player without matches is deleted, not hidden', async () => {
  screens({ players: [ann] }, editor).show(<Component id="ann" />, '/player/ann');
  await userEvent.click(await screen.findByRole('button', { name: 'More tools' }));
  expect(await screen.findByRole('menuitem', { name: 'Propose deletion…' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Hide…' })).toBeNull();
});

test('recent searches and the list of duplicates go without a hidden player, also while it is only proposed', () => {
  const world = screens(rowsWith(false), editor);
  world.store.dispatch(recentFound({ kind: 'player', id: 'ann' }));
  const pairs = [{ a: 'ann', b: 'bea', score: 1, reasons: [] }];
  expect(selectRecent(world.state())).toHaveLength(1);
  expect(selectOpenPairs(world.state(), pairs)).toHaveLength(1);
  act(() => {
    const hiding = { collection: 'player', docId: 'ann', field: 'hidden', value: true, base: null } as const;
    world.store.dispatch(
      deltasSlice.actions.added({
        scope: scopeKey({ kind: 'ownDeltas', uid: userId('editor') }),
        docs: [delta('d1', hiding)],
      }),
    );
  });
  expect(selectRecent(world.state())).toEqual([]);
  expect(selectOpenPairs(world.state(), pairs)).toEqual([]);
});

test('nothing is told of the rating of a hidden player', () => {
  screens(rowsWith(true)).show(<ratingPage.Component id="ann" />, '/rankings/ann');
  expect(screen.queryByRole('heading')).toBeNull();
});
