/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { page as mergePage } from '@/features/players/merge/MergePage';
import { page as playerPage } from '@/features/players/PlayerPage';
import { merging } from '@/language/en/merging';
import { message } from '@/language/text';
import type { DateString } from '@/model/dates';
import type { Delta } from '@/model/proposals/delta';
import { playerId, userId } from '@/model/ids';
import type { Match, Player } from '@/model/records/records';
import { selectConfirmedMatches } from '@/wiki/records/identitiesSelectors';
import { selectMergeEffect } from '@/wiki/records/mergeSelectors';
import {
  selectMatch,
  selectMatchIdsOfPlayer,
  selectPlayer,
  selectPlayerIds,
} from '@/wiki/records/recordsSelectors';
import { RecordSearch } from '@/wiki/search/recordSearch';
import { selectPlayersOfSport, selectSportOfPlayers } from '@/wiki/records/sportSelectors';
import { tableGet } from '@/lib/table';
import { delta, event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const Merge = mergePage.Component;
const PlayerPage = playerPage.Component;

const met = (id: string, first: string, second: string) =>
  match(id, {
    player1: { id: playerId(first), name: first, score: 3, result: 'W' },
    player2: { id: playerId(second), name: second, score: 1, result: 'L' },
  });

const world = (anna: Partial<Player> = {}, deltas: readonly Delta[] = [], more: readonly Match[] = []) =>
  screens(
    {
      events: [event('e1', { name: 'Village Cup' })],
      players: [
        player('ann', { name: 'Ann Ash', country: 'CA' }),
        player('anna', { name: 'Anna Ash', country: 'GE', city: 'Rome', ...anna }),
        player('bea', { name: 'Bea Birch' }),
        player('cid', { name: 'Cid Cedar' }),
      ],
      matches: [met('m1', 'ann', 'bea'), met('m2', 'anna', 'cid'), met('m3', 'bea', 'cid'), ...more],
      deltas,
    },
    { uid: 'me', emailVerified: true },
  );
const own = (id: string, fields: Partial<Delta>) =>
  delta(id, { collection: 'player', author: userId('me'), ...fields });

describe('a merged player', () => {
  const merged = { sameAs: playerId('ann') };

  test('is one with the other wherever players are read', () => {
    const state = world(merged).state();
    expect(selectPlayerIds(state)).toEqual(['ann', 'bea', 'cid']);
    expect([...selectMatchIdsOfPlayer(state, 'ann')].sort()).toEqual(['m1', 'm2']);
    expect(selectMatch(state, 'm2')?.player1).toMatchObject({ id: 'ann', name: 'Ann Ash', score: 3 });
    expect(tableGet(selectConfirmedMatches(state), 'm2')?.player1.id).toBe('ann');
    expect(selectPlayersOfSport(state, 'armw').get('ann')).toBe(2);
    expect(selectSportOfPlayers(state, ['ann', 'cid'])?.id).toBe('armw');
    const search = new RecordSearch({ getState: () => state, whenIdle: () => undefined, now: () => 0 });
    search.changed();
    expect(search.find('anna ash').players.best.map(({ id }) => id)).toEqual(['ann']);
    expect(search.matchesOf('ann')).toBe(2);
  });

  test('takes what is proposed for them along, and a proposed match names the one who stands for both', () => {
    const proposed = own('d2', {
      collection: 'match',
      docId: 'm3',
      field: 'player1',
      value: { id: 'anna', name: 'Anna Ash' },
      base: { id: 'bea', name: 'bea' },
    });
    const city = own('d1', { docId: 'anna', field: 'city', value: 'Oslo', base: 'Rome' });
    const state = world(merged, [city, proposed]).state();
    expect(selectPlayer(state, 'ann')).toMatchObject({ name: 'Ann Ash', city: 'Oslo' });
    expect(selectPlayer(state, 'anna')).toBeUndefined();
    expect(selectMatch(state, 'm3')?.player1).toMatchObject({ id: 'ann', name: 'Ann Ash' });
    expect([...selectMatchIdsOfPlayer(state, 'ann')].sort()).toEqual(['m1', 'm2', 'm3']);
    expect(tableGet(selectConfirmedMatches(state), 'm3')?.player1.id).toBe('bea');
  });

  const proposed = (docId: string, from: string, to: string) =>
    own('d1', {
      collection: 'match',
      docId,
      field: 'player2',
      value: { id: to, name: to },
      base: { id: from, name: from },
    });

  test('stays apart in a match that is proposed to be between both', () => {
    const state = world(merged, [proposed('m2', 'cid', 'ann')]).state();
    expect(selectMatch(state, 'm2')).toMatchObject({ player1: { id: 'anna' }, player2: { id: 'ann' } });
  });

  test('is one with the other again in a match that is proposed to be between somebody else', () => {
    const state = world(merged, [proposed('m4', 'ann', 'bea')], [met('m4', 'anna', 'ann')]).state();
    expect(selectMatch(state, 'm4')).toMatchObject({
      player1: { id: 'ann', name: 'Ann Ash' },
      player2: { id: 'bea', name: 'bea' },
    });
    expect(selectMatchIdsOfPlayer(state, 'ann')).toContain('m4');
  });

  test('stands on the page of the other one, and is parted from it there by a proposal', async () => {
    const w = world(merged);
    w.show(<PlayerPage id="ann" />);
    const pages = await screen.findByRole('list', { name: 'Other pages of this person' });
    expect(within(pages).getByRole('link', { name: 'Anna Ash' }).getAttribute('href')).toBe(
      '/player/anna/history',
    );
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Separate Anna Ash' })));
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'OK' })));
    expect(w.state().notices.notices).toContainEqual(
      expect.objectContaining({ message: message(merging.separated) }),
    );
    expect(w.state().outbox.commands.map(({ body }) => body)).toMatchObject([
      { kind: 'upsertDelta', proposal: { docId: 'anna', field: 'sameAs', value: null, base: 'ann' } },
    ]);
    expect(selectPlayerIds(w.state())).toEqual(['ann', 'anna', 'bea', 'cid']);
  });
});

describe('the page that compares two', () => {
  test('says what follows and proposes it, with the facts that the page that stays has not', async () => {
    const w = world();
    w.show(<Merge id="ann" />, '/player/ann/merge?with=anna&stays=ann');
    const table = await screen.findByRole('table', { name: 'Side by side' });
    expect(within(table).getByRole('row', { name: /^Country.*Canada.*Georgia/ })).toBeTruthy();
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    expect(box('City: copy over Rome').checked).toBe(true);
    expect(box('Country: copy over Georgia').checked).toBe(false);
    expect(screen.getByText('The page of Ann Ash will show all 2 matches.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Ratings if applied' })).toBeTruthy();
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: 'Propose that they are the same person' })),
    );
    expect(w.state().outbox.commands.map(({ body }) => body)).toMatchObject([
      { proposal: { docId: 'ann', field: '', value: { city: 'Rome' } } },
      { proposal: { docId: 'anna', field: 'sameAs', value: 'ann', base: null } },
    ]);
    expect(selectPlayerIds(w.state())).toEqual(['ann', 'bea', 'cid']);
  });

  test('turns about which of them stays', async () => {
    world().show(<Merge id="ann" />, '/player/ann/merge?with=anna&stays=anna');
    expect(await screen.findByText('The page of Anna Ash will show all 2 matches.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Anna Ash', current: true })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /^City/ })).toBeNull();
  });

  test('forbids it to those who met, under whatever name', async () => {
    world({ sameAs: playerId('ann') }).show(<Merge id="cid" />, '/player/cid/merge?with=ann');
    expect(await screen.findByText('They are not the same person')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Propose/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

test('the effect of a merge is that of all matches of the one who goes', () => {
  const effect = selectMergeEffect(world().state(), 'anna', 'ann', '2024-01-01' as DateString);
  expect(effect?.question.also?.map(({ id, player1, player2 }) => [id, player1.id, player2.id])).toEqual([
    ['m2', 'ann', 'cid'],
  ]);
  expect(effect?.question.players).toEqual(['ann', 'anna']);
  expect(selectMergeEffect(world().state(), 'nobody', 'ann', '2024-01-01' as DateString)).toBeUndefined();
});
