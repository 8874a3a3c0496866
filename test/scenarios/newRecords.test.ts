import {
  selectEvent,
  selectMatch,
  selectMatchIdsOfEvent,
  selectPlayer,
  selectPlayerIds,
} from '@/wiki/records/recordsSelectors';
import { addEvent, addPlayer, saveMatch, type NewMatch } from '@/wiki/proposals/recordsThunks';
import { eventId, sportId } from '@/model/ids';
import { matchSummary } from '@/model/matches/matchSummary';
import { event, player } from '@test/support/factories';
import { allAnswered, client, settle, useFakeTime } from '@test/support/client';
import { FakeServer } from '@test/support/fakeServer';

useFakeTime();

const newMatch = (fields: Partial<NewMatch> = {}): NewMatch => ({
  event: eventId('e1'),
  player1: { newName: 'Zoe' },
  player2: { id: 'bea', name: 'Bea' },
  value: {
    date: '2023-05-06',
    player1: { score: 3 },
    player2: { score: 1 },
    gender: 'W',
    arm: 'L',
    weight: '75kg',
    order: 1,
  },
  ...fields,
});

async function wiki() {
  const server = new FakeServer();
  server.set('event', event('e1'));
  server.set('player', player('bea', { name: 'Bea' }));
  const editor = await client({ server, uid: 'editor' });
  const moderator = await client({ server, uid: 'moderator', moderator: true });
  const everything = [
    { kind: 'events' },
    { kind: 'players' },
    { kind: 'matchesOfSport', sport: sportId('armw') },
  ] as const;
  for (const each of [editor, moderator]) each.follows(...everything);
  editor.follows({ kind: 'ownDeltas', uid: editor.state().session.user!.uid });
  moderator.follows({ kind: 'queue' });
  await allAnswered();
  return { server, editor, moderator };
}

test('a match with an unknown player proposes the player first and shows both at once', async () => {
  const { server, editor } = await wiki();
  const id = editor.dispatch(saveMatch(newMatch()))!;
  const shown = selectMatch(editor.state(), id)!;
  expect(matchSummary(shown)).toBe('Zoe (W) v Bea (L) 3-1 (L, 75kg)');
  expect(selectPlayer(editor.state(), shown.player1.id)?.name).toBe('Zoe');
  expect(selectMatchIdsOfEvent(editor.state(), 'e1')).toEqual([id]);
  await allAnswered();
  expect(
    editor.backend.sent.map(({ body }) => body.kind === 'upsertDelta' && body.proposal.collection),
  ).toEqual(['player', 'match']);
  expect(server.get('delta', id)).toMatchObject({
    value: { player1: { id: shown.player1.id, name: 'Zoe' } },
  });
});

test('the match waits while its new player cannot be sent', async () => {
  const { server, editor } = await wiki();
  editor.backend.failNext('permission-denied');
  editor.dispatch(saveMatch(newMatch()));
  await settle(10_000);
  expect(editor.waiting()).toEqual(['upsertDelta failed', 'upsertDelta queued']);
  expect(server.all('delta')).toEqual([]);
});

test('a moderator applies player and match together, in either order asked', async () => {
  const { editor, moderator } = await wiki();
  const id = editor.dispatch(saveMatch(newMatch()))!;
  await allAnswered();
  moderator.applies(...[...moderator.queue()].reverse());
  await allAnswered();
  for (const each of [editor, moderator]) {
    expect(selectMatch(each.state(), id)).toMatchObject({ player1: { name: 'Zoe', score: 3, result: 'W' } });
    expect(selectPlayerIds(each.state())).toHaveLength(2);
    expect(each.waiting()).toEqual([]);
  }
  expect(moderator.queue()).toEqual([]);
});

test('two sides of one unknown name are one new player', async () => {
  const { editor } = await wiki();
  const id = editor.dispatch(saveMatch(newMatch({ player2: { newName: 'Zoe' } })))!;
  const { player1, player2 } = selectMatch(editor.state(), id)!;
  expect(player1.id).toBe(player2.id);
});

test('editing a record that is only proposed edits its proposal, sent or not', async () => {
  const { server, editor } = await wiki();
  const id = editor.dispatch(addPlayer({ value: { name: 'Zoe' } }))!;
  const rename = (value: string) =>
    editor.proposes({ collection: 'player', docId: id, field: 'name', value });
  expect(rename('Zoë')).toBe(id);
  expect(selectPlayer(editor.state(), id)?.name).toBe('Zoë');
  await allAnswered();
  expect(rename('Zoé')).toBe(id);
  await allAnswered();
  expect(server.all('delta')).toEqual([
    expect.objectContaining({ id, docId: '', field: '', value: { name: 'Zoé' } }),
  ]);
});

test('editing a proposed match keeps its event, its sides and what else was said', async () => {
  const { editor } = await wiki();
  const id = editor.dispatch(
    saveMatch(newMatch({ player1: { id: 'ann', name: 'Ann' }, note: 'I was there' })),
  )!;
  const edit = (field: string, value: number | null | { id: string; name: string }) =>
    editor.proposes({ collection: 'match', docId: id, field, value });
  edit('player1.score', 4);
  edit('player1', { id: 'cat', name: 'Cat' });
  edit('arm', null);
  expect(matchSummary(selectMatch(editor.state(), id)!)).toBe('Cat (W) v Bea (L) 4-1 (75kg)');
  expect(selectMatch(editor.state(), id)?.event.id).toBe('e1');
  expect(editor.delta(id)?.note).toBe('I was there');
});

test('two new records never overwrite each other', async () => {
  const { editor } = await wiki();
  const first = editor.dispatch(addPlayer({ value: { name: 'Zoe' } }));
  const second = editor.dispatch(addPlayer({ value: { name: 'Zoe' } }));
  expect(second).not.toBe(first);
  await allAnswered();
  expect(editor.changes()).toHaveLength(2);
});

test('a new event is listed at once, not reviewed, and matches can be added to it', async () => {
  const { editor } = await wiki();
  const id = editor.dispatch(
    addEvent({ value: { name: 'New Cup', date: '2024-01-01' }, sport: sportId('armw') }),
  )!;
  expect(selectEvent(editor.state(), id)).toMatchObject({
    name: 'New Cup',
    valid: 0,
    author: { id: 'editor' },
  });
  const match = editor.dispatch(saveMatch(newMatch({ event: eventId(id) })))!;
  expect(selectMatchIdsOfEvent(editor.state(), id)).toEqual([match]);
  await allAnswered();
  expect(editor.waiting()).toEqual([]);
});

test('a withdrawn new record is gone at once', async () => {
  const { editor } = await wiki();
  const id = editor.dispatch(addPlayer({ value: { name: 'Zoe' } }))!;
  await allAnswered();
  editor.withdraws(id);
  expect(selectPlayer(editor.state(), id)).toBeUndefined();
  await allAnswered();
  expect(selectPlayerIds(editor.state())).toEqual(['bea']);
});
