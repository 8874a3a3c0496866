/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FollowPicks } from '@/parts/picks/FollowPicks';
import { PickControl } from '@/parts/picks/PickControl';
import { selectAsStored, selectIsAsStored } from '@/parts/picks/picksSelectors';
import { dateOf } from '@/model/dates';
import { eventId, playerId, userId } from '@/model/ids';
import { commandId } from '@/model/proposals/command';
import type { Match } from '@/model/records/records';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { selectMatch } from '@/wiki/records/recordsSelectors';
import { picksActions } from '@/wiki/picks/picksSlice';
import { delta, event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const toCome = match('m1', {
  date: dateOf(Date.now() + 5 * 86_400_000),
  player1: { id: playerId('p1'), name: 'Ann' },
  player2: { id: playerId('p2'), name: 'Bea' },
});
const base = { match: 'm1', event: toCome.event.id, sureness: 1 } as const;

function shown(user?: { readonly uid: string }, of: Match = toCome) {
  const world = screens({ matches: [of] }, user);
  world.show(<PickControl match={of} />);
  return world;
}

const side = (name: string) => screen.getByRole('button', { name });

test('one tap picks, another one withdraws, and without an account the pick stays on the device', async () => {
  const { state } = shown();
  await userEvent.click(side('Ann'));
  expect(state().picks.byMatch).toEqual({ m1: { ...base, player: 'p1', madeAt: expect.any(Number) } });
  expect(side('Ann').getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('status').textContent).toMatch(/^Saved on this device/);
  await userEvent.click(side('Ann'));
  expect(side('Ann').getAttribute('aria-pressed')).toBe('false');
});

test('with an account taps in a row are one command, which the server has not confirmed yet', async () => {
  const { commands } = shown({ uid: 'ed' });
  await userEvent.click(side('Bea'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How sure are you?' }), '3');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rounds' }), '4-1');
  expect(commands()).toEqual([{ ...base, kind: 'savePick', player: 'p2', sureness: 3, rounds: [4, 1] }]);
  expect(screen.getByRole('status').textContent).toMatch(/^Not sent yet/);
});

test('a refused pick counts for nothing, and the one that was saved before is shown', async () => {
  const { store } = shown({ uid: 'ed' });
  const uid = userId('ed');
  act(() => void store.dispatch(picksActions.saved({ uid, pick: { ...base, player: 'p1' } })));
  await userEvent.click(side('Bea'));
  const id = commandId(store.getState().outbox.commands[0]!.id);
  act(() => {
    store.dispatch(outboxActions.sending({ id }));
    store.dispatch(outboxActions.failed({ id, error: { code: 'permission-denied', message: 'begun' } }));
  });
  expect((await screen.findByText(/^Not counted/)).textContent).toBeTruthy();
  expect(side('Ann').getAttribute('aria-pressed')).toBe('true');
});

test('once the match has begun the pick can only be read', () => {
  const { store, show } = screens({}, undefined);
  store.dispatch(
    picksActions.saved({ uid: undefined, pick: { ...base, player: 'p1', sureness: 2, rounds: [3, 0] } }),
  );
  show(<PickControl match={{ ...toCome, date: dateOf(Date.now()) }} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('You picked Ann, 75%, 3–0')).toBeTruthy();
});

test('a pick of a player whose page was merged counts for the surviving one', () => {
  const { store, show } = screens(
    { players: [player('p1'), player('old', { sameAs: playerId('p1') })] },
    undefined,
  );
  store.dispatch(picksActions.saved({ uid: undefined, pick: { ...base, player: 'old' } }));
  show(<PickControl match={{ ...toCome, date: dateOf(Date.now()) }} />);
  expect(screen.getByText('You picked Ann, 60%')).toBeTruthy();
});

test('after the result the pick says how its points came about', async () => {
  const { player1, player2 } = toCome;
  const { store, show } = screens({}, undefined);
  store.dispatch(picksActions.saved({ uid: undefined, pick: { ...base, player: 'p1', sureness: 2 } }));
  const decided = {
    ...toCome,
    player1: { ...player1, score: 3, result: 'W' },
    player2: { ...player2, score: 1, result: 'L' },
  } as const;
  show(<PickControl match={decided} />);
  expect(await screen.findByText('Right: +19 points. You said 75%, the ratings 50%.')).toBeTruthy();
});

test('a match takes picks of a merged player under the id of its record, and none of a proposed player', async () => {
  const players = [player('p1', { sameAs: playerId('p9') }), player('p2'), player('p9', { name: 'Ann' })];
  const { state, store, show, commands } = screens({ matches: [toCome], players }, { uid: 'ed' });
  expect(selectIsAsStored(state(), 'm1')).toBe(true);
  show(<PickControl match={selectMatch(store.getState(), 'm1')!} />);
  await userEvent.click(side('Ann'));
  expect(commands()).toMatchObject([{ match: 'm1', player: 'p1' }]);
  expect(side('Ann').getAttribute('aria-pressed')).toBe('true');
  expect(selectIsAsStored(state(), 'proposed')).toBe(false);
});

test('a match whose player is only proposed takes no picks, and one of a merged event those of its record', () => {
  const value = { id: 'p7', name: 'Cleo' };
  const replaced = delta('d1', {
    collection: 'match',
    docId: 'm1',
    field: 'player1',
    value,
    author: userId('ed'),
  });
  const proposed = screens({ matches: [toCome], deltas: [replaced] }, { uid: 'ed' });
  expect(selectMatch(proposed.state(), 'm1')?.player1.id).toBe('p7');
  expect(selectIsAsStored(proposed.state(), 'm1')).toBe(false);
  const events = [event(toCome.event.id, { sameAs: eventId('e9') }), event('e9')];
  const { state } = screens({ matches: [toCome], events });
  expect(selectMatch(state(), 'm1')?.event.id).toBe('e9');
  expect(selectIsAsStored(state(), 'm1')).toBe(true);
  expect(selectAsStored(state(), { ...base, event: 'e9', player: 'p2' })).toEqual({ ...base, player: 'p2' });
});

test('on a card the own picks of events that were merged into it are followed too', () => {
  const events = [event('old', { sameAs: eventId('e9') }), event('e9')];
  const { show, calls } = screens({ events }, { uid: 'ed' });
  show(<FollowPicks event="e9" />);
  expect(calls).toEqual(['picks ed e9', 'picks ed old']);
});
