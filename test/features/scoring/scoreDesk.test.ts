/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import type { BackendErrorCode } from '@/backend/errors';
import { openDesk, type DeskServices } from '@/features/scoring/scoreDesk';
import { StoredScoreJournal } from '@/parts/live/scoreJournal';
import type { Side } from '@/model/scoring/end';
import type { ScoreEntry, Stated } from '@/model/scoring/scoreEntry';
import { matchState } from '@/model/scoring/matchState';
import type { ScoreAnswer, ScoreSent } from '@/model/scoring/scorer';
import '@test/support/pageDatabase';
import { newIdOf } from '@test/support/newIdOf';

let worlds = 0;

/** A phone, and a server that takes entries as the function does. Each `open` is another start of the app. */
function phone() {
  worlds += 1;
  const name = `scores${worlds}`;
  const calls: ScoreSent[] = [];
  const server: { stored: readonly ScoreEntry[]; fails?: BackendErrorCode; loses?: true; refuses?: true } = {
    stored: [],
  };
  const answer = ({ entries, open }: ScoreSent): ScoreAnswer => {
    const known = new Set(server.stored.map(({ id }) => id));
    if (!server.refuses) server.stored = [...server.stored, ...entries.filter(({ id }) => !known.has(id))];
    return {
      taken: server.refuses ? [] : entries.map(({ id }) => id),
      refused: server.refuses ? entries.map(({ id }) => ({ id, why: 'confirmed' })) : [],
      entries: server.stored.filter(({ match }) => match === open),
      shared: false,
    };
  };
  let ids = 0;
  const services: DeskServices = {
    journal: new StoredScoreJournal(name),
    ask: async (sent) => {
      calls.push(sent);
      if (server.fails) return { failed: server.fails };
      const data = answer(sent);
      return server.loses ? { failed: 'unavailable' } : { data };
    },
    now: () => 5_000,
    newId: () => {
      ids += 1;
      return newIdOf(`w${worlds}n${ids}`);
    },
  };
  const open = async (token?: string) => openDesk(services, 'e', token);
  return { open, calls, server, services };
}

const pin = (round: number, winner: Side): Stated => ({
  kind: 'round',
  round,
  value: { winner, how: 'pin' },
});
const statesOf = (desk: Awaited<ReturnType<typeof openDesk>>) => desk.view().rows.map(({ state }) => state);
const scoreOf = (desk: Awaited<ReturnType<typeof openDesk>>) =>
  matchState(desk.view().rows.map(({ entry }) => entry)).score;
const states = (desk: Awaited<ReturnType<typeof openDesk>>, expected: readonly string[]) =>
  waitFor(() => expect(statesOf(desk)).toEqual(expected));

test('what was kept before the phone died is sent at the next start, with the token of the invitation', async () => {
  const { open, calls, server } = phone();
  const before = await open('table.key');
  await before.enter('m', pin(1, 'player1'));
  await before.enter('m', pin(2, 'player2'));
  expect(calls).toEqual([]);
  const after = await open();
  expect(after.phone).toBe(before.phone);
  expect(statesOf(after)).toEqual(['waiting', 'waiting']);
  const stop = after.start();
  await states(after, ['taken', 'taken']);
  stop();
  expect(calls[0]).toMatchObject({ event: 'e', token: 'table.key', sentAt: 5_000 });
  expect(server.stored).toHaveLength(2);
  expect(statesOf(await open())).toEqual(['taken', 'taken']);
});

test('an answer that was lost makes nothing double', async () => {
  const { open, server } = phone();
  const desk = await open();
  server.loses = true;
  let stop = desk.start();
  await desk.enter('m', pin(1, 'player1'));
  await waitFor(() => expect(server.stored).toHaveLength(1));
  await waitFor(() => expect(desk.view().failed).toBe('unavailable'));
  stop();
  expect(statesOf(desk)).toEqual(['waiting']);
  delete server.loses;
  const again = await open();
  stop = again.start();
  await states(again, ['taken']);
  stop();
  expect(server.stored).toHaveLength(1);
});

test('a phone that gets no answer goes on without, at once after a failure and else after a moment', async () => {
  const { open, services, server } = phone();
  server.fails = 'unavailable';
  const desk = await open();
  const stop = desk.start();
  desk.openMatch('m');
  expect(desk.view().heard).toBe(false);
  await waitFor(() => expect(desk.view().heard).toBe(true));
  stop();
  const silent = await openDesk({ ...services, ask: () => new Promise(() => undefined) }, 'e', undefined);
  jest.useFakeTimers();
  silent.openMatch('m');
  expect(silent.view().heard).toBe(false);
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  expect(silent.view().heard).toBe(true);
});

test('nothing is shown that the phone could not keep', async () => {
  const { services } = phone();
  jest.spyOn(services.journal, 'change').mockRejectedValue(new Error('full'));
  const desk = await openDesk(services, 'e', undefined);
  await desk.enter('m', pin(1, 'player1'));
  expect(desk.view()).toMatchObject({ rows: [], unkept: true });
});

test('what is shown is on the disk already', async () => {
  const { open, services } = phone();
  const desk = await open();
  const kept: number[] = [];
  desk.subscribe(() => void services.journal.read('e').then(({ length }) => kept.push(length)));
  await desk.enter('m', pin(1, 'player1'));
  await waitFor(() => expect(kept[0]).toBe(1));
});

test('a refused entry stays on the phone and counts no more; it can be sent again', async () => {
  const { open, server } = phone();
  const desk = await open();
  server.refuses = true;
  const stop = desk.start();
  await desk.enter('m', pin(1, 'player1'));
  await states(desk, ['confirmed']);
  expect(statesOf(await open())).toEqual(['confirmed']);
  delete server.refuses;
  await desk.sendRefused();
  await states(desk, ['taken']);
  stop();
});

test.each(['failed-precondition', 'out-of-range', 'not-found', 'permission-denied'] as const)(
  'an invitation that is refused (%s) loses nothing, and a new one sends all',
  async (fails) => {
    const { open, server, calls } = phone();
    server.fails = fails;
    const desk = await open('old.key');
    const stop = desk.start();
    await desk.enter('m', pin(1, 'player1'));
    await waitFor(() => expect(desk.view().failed).toBe(fails));
    stop();
    expect(statesOf(desk)).toEqual(['waiting']);
    delete server.fails;
    const renewed = await open('new.key');
    const end = renewed.start();
    await states(renewed, ['taken']);
    end();
    expect(calls.at(-1)?.token).toBe('new.key');
  },
);

test('what other phones entered is folded in, also without a network afterwards, and goes with its invitation', async () => {
  const { open, server } = phone();
  const theirs: ScoreEntry = {
    ...{ id: newIdOf('theirs'), match: 'm', at: 9_000, phone: newIdOf('other') },
    stated: pin(1, 'player2'),
  };
  server.stored = [theirs];
  const desk = await open();
  let stop = desk.start();
  desk.openMatch('m');
  await waitFor(() => expect(scoreOf(desk)).toEqual({ player1: 0, player2: 1 }));
  // Later than theirs, though this phone's clock is slow.
  await desk.enter('m', pin(1, 'player1'));
  await states(desk, ['taken', 'taken']);
  stop();
  expect(scoreOf(await open())).toEqual({ player1: 1, player2: 0 });
  server.stored = server.stored.filter(({ id }) => id !== theirs.id);
  const after = await open();
  after.openMatch('m');
  stop = after.start();
  await states(after, ['taken']);
  stop();
  expect(await open().then(({ view }) => view().rows)).toHaveLength(1);
});

test('a hundred entries without a network go in batches, in one call after the other', async () => {
  const { open, calls, server } = phone();
  const desk = await open();
  for (let at = 1; at <= 120; at += 1) await desk.enter(`m${at % 8}`, pin(1 + Math.floor(at / 8), 'player1'));
  const stop = desk.start();
  await waitFor(() => expect(statesOf(desk)).not.toContain('waiting'));
  stop();
  expect(calls.slice(0, 3).map(({ entries }) => entries.length)).toEqual([50, 50, 20]);
  expect(server.stored).toHaveLength(120);
});
