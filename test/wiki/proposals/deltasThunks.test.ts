import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { upsertDelta } from '@/wiki/proposals/deltasThunks';
import { addEvent, resolvePlayer, saveMatch, type NewMatch } from '@/wiki/proposals/recordsThunks';
import { eventId, sportId } from '@/model/ids';
import { delta, event, match, player } from '@test/support/factories';
import { allAnswered, client, settle, useFakeTime } from '@test/support/client';
import { upsert } from '@test/support/commands';
import { FakeServer } from '@test/support/fakeServer';
import { createMemoryDevice } from '@test/support/memoryDevice';

useFakeTime();

async function wiki(uid?: string) {
  const server = new FakeServer();
  server.set('event', event('e1'));
  server.set('match', match('m1'));
  server.set('player', player('bea', { name: 'Bea' }));
  const c = await client({ server, ...(uid && { uid }) });
  c.follows({ kind: 'events' }, { kind: 'players' }, { kind: 'matchesOfSport', sport: sportId('armw') });
  await allAnswered();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return { ...c, logged };
}
afterEach(() => {
  jest.restoreAllMocks();
});

const newMatch: NewMatch = {
  event: eventId('e1'),
  player1: { id: 'ann', name: 'Ann' },
  player2: { id: 'bea', name: 'Bea' },
  value: { date: '2023-05-06', gender: 'W', order: 1 },
};
const misplaced = { date: '2023-05-06', gender: 'W', order: -1 };
const newEvent = { value: { name: 'Cup', date: '2024-01-01' }, sport: sportId('armw') };

describe('signed out', () => {
  test('proposing an edit logs an error and gives nothing', async () => {
    const c = await wiki();
    expect(c.renames('e1', 'New name')).toBeUndefined();
    expect(c.logged).toHaveBeenCalledWith('Cannot upsert wiki delta unless logged in');
    expect(c.waiting()).toEqual([]);
  });

  test('adding an event and saving a match log an error and give nothing', async () => {
    const c = await wiki();
    expect(c.dispatch(addEvent(newEvent))).toBeUndefined();
    expect(c.dispatch(saveMatch(newMatch))).toBeUndefined();
    expect(c.logged.mock.calls).toEqual([
      ['Cannot upsert unless logged in'],
      ['Cannot upsert unless logged in'],
    ]);
  });

  test('an unknown player cannot be created', async () => {
    const c = await wiki();
    expect(() => c.dispatch(resolvePlayer({ newName: 'Zoe' }))).toThrow('Unable to upsert new player Zoe');
  });
});

describe('a player who has been called otherwise since less was asked of names', () => {
  const called = 'Be\u034fa  Lee';
  const proposed = { id: 'bea', name: 'Bea Lee' };

  test('is named in a new match and in an edited one without what is hidden', async () => {
    const c = await wiki('editor');
    const made = c.dispatch(saveMatch({ ...newMatch, player2: { id: 'bea', name: called } }));
    const edit = { collection: 'match', docId: 'm1', field: 'player2' } as const;
    const edited = c.dispatch(upsertDelta({ ...edit, value: { id: 'bea', name: called } }));
    await settle(1_000);
    expect(c.server.get('delta', String(made))).toMatchObject({
      status: 'new',
      value: { player2: proposed },
    });
    expect(c.server.get('delta', String(edited))).toMatchObject({ status: 'new', value: proposed });
  });

  test('is named so in a match that has waited on the device since then', async () => {
    const server = new FakeServer();
    server.set('match', match('m1'));
    const device = createMemoryDevice();
    const proposal = {
      collection: 'match',
      docId: 'm1',
      field: 'player2',
      value: { id: 'bob', name: called },
    } as const;
    const base = { id: 'bea', name: 'Bea' };
    await device.rows.putCommand(upsert('d1', { ...proposal, base }));
    const c = await client({ server, device, uid: 'editor' });
    await settle(1_000);
    expect(c.server.get('delta', 'd1')).toMatchObject({ status: 'new', value: { ...proposed, id: 'bob' } });
    expect(c.waiting()).toEqual([]);
  });
});

describe('what is refused before it is queued', () => {
  test('an edit of a record that is absent or deleted', async () => {
    const c = await wiki('editor');
    expect(() => c.renames('e9', 'New name')).toThrow('event/e9 does not exist so cannot upgrade data');
    c.server.bury('event', 'e1');
    await allAnswered();
    expect(() => c.renames('e1', 'New name')).toThrow('event/e1 does not exist so cannot upgrade data');
  });

  test('a match of an absent event, a wrong match, and a player without a name', async () => {
    const c = await wiki('editor');
    expect(() => c.dispatch(saveMatch({ ...newMatch, event: eventId('e9') }))).toThrow(
      'event/e9 does not exist',
    );
    expect(() => c.dispatch(saveMatch({ ...newMatch, value: misplaced }))).toThrow('Unable to upsert match');
    expect(() => c.dispatch(saveMatch({ ...newMatch, player1: { newName: '' } }))).toThrow(
      'Unable to upsert new player ',
    );
    expect(() =>
      c.dispatch(saveMatch({ ...newMatch, player1: { newName: 'Zoe' }, value: misplaced })),
    ).toThrow('Unable to upsert match');
    expect(() =>
      c.dispatch(saveMatch({ ...newMatch, player1: { newName: 'Zoe' }, player2: { newName: '' } })),
    ).toThrow('Unable to upsert new player ');
    expect(c.waiting()).toEqual([]);
  });

  test('an event without a sport', async () => {
    const c = await wiki('editor');
    expect(() => c.dispatch(addEvent({ ...newEvent, sport: '' }))).toThrow('Adding an event needs a sport');
  });

  test.each([
    ['valid', 1],
    ['__proto__', 'x'],
    ['name', ''],
    ['date', '2023-02-30'],
  ])('the field %s with the value %s', async (field, value) => {
    const c = await wiki('editor');
    expect(() => c.proposes({ collection: 'event', docId: 'e1', field, value })).toThrow();
    expect(c.waiting()).toEqual([]);
  });
});

describe('a proposal', () => {
  test('says what its author saw, and keeps that when it is edited after a change by somebody else', async () => {
    const c = await wiki('editor');
    const id = c.renames('e1', 'New name')!;
    expect(c.delta(id)).toMatchObject({ base: 'Event e1', value: 'New name' });
    await allAnswered();
    c.server.set('event', event('e1', { name: 'Changed', updatedAt: c.server.tick() }));
    await allAnswered();
    c.renames('e1', 'Newer name');
    expect(c.delta(id)).toMatchObject({ base: 'Event e1', value: 'Newer name' });
  });

  test('for a whole record takes on more fields, each with what its author saw', async () => {
    const c = await wiki('editor');
    const whole = (value: { [key: string]: string }) =>
      c.proposes({ collection: 'event', docId: 'e1', field: '', value });
    const id = whole({ name: 'New name' })!;
    expect(whole({ date: '2024-01-01' })).toBe(id);
    expect(c.delta(id)).toMatchObject({
      value: { name: 'New name', date: '2024-01-01' },
      base: { name: 'Event e1', date: '2023-05-06' },
    });
  });

  test('keeps its note until another is given, and loses it for an empty one', async () => {
    const c = await wiki('editor');
    const propose = (value: string, note?: string) =>
      c.proposes({
        collection: 'event',
        docId: 'e1',
        field: 'name',
        value,
        ...(note !== undefined && { note }),
      });
    const id = propose('One', 'Poster')!;
    propose('Two');
    expect(c.delta(id)?.note).toBe('Poster');
    propose('Three', '');
    expect(c.delta(id)).not.toHaveProperty('note');
  });

  test('of another field or record is another proposal', async () => {
    const c = await wiki('editor');
    const first = c.renames('e1', 'New name');
    expect(c.proposes({ collection: 'event', docId: 'e1', field: 'date', value: '2024-01-01' })).not.toBe(
      first,
    );
    expect(c.proposes({ collection: 'player', docId: 'bea', field: 'name', value: 'Beate' })).not.toBe(first);
    expect(c.changes()).toHaveLength(3);
  });

  test('continues the newest where tabs have made several, which is the one that shows', async () => {
    const c = await wiki('editor');
    const of = (id: string, value: string, timestamp: number) =>
      delta(id, { author: 'editor' as never, value, timestamp });
    c.act(
      deltasSlice.actions.added({
        scope: 'ownDeltas/editor',
        docs: [of('d2', 'Second', 2_000), of('d1', 'First', 1_000)],
      }),
    );
    expect(c.eventName('e1')).toBe('Second');
    expect(c.renames('e1', 'Third')).toBe('d2');
    expect(c.eventName('e1')).toBe('Third');
  });

  test('of somebody else is never overwritten', async () => {
    const c = await wiki('editor');
    c.act(
      deltasSlice.actions.added({ scope: 'queue', docs: [delta('d1', { author: 'somebody' as never })] }),
    );
    expect(c.renames('e1', 'New name')).not.toBe('d1');
  });
});

describe('a moderator', () => {
  test('neither rejects what is decided nor applies what is gone; of a rejection of that the server says who was first', async () => {
    const c = await wiki('editor');
    c.act(deltasSlice.actions.added({ scope: 'queue', docs: [delta('d1', { status: 'applied' })] }));
    c.rejects('d1', 'No');
    c.applies('d9');
    expect(c.waiting()).toEqual([]);
    c.rejects('d9', 'No');
    expect(c.waiting()).toEqual(['rejectDelta queued']);
  });
});

test('a deletion never becomes part of the proposal of a new record', async () => {
  const c = await wiki('editor');
  const id = c.dispatch(addEvent(newEvent)) ?? '';
  const deletion = { collection: 'event', docId: id, field: '', value: null, note: 'A duplicate' } as const;
  expect(() => c.proposes(deletion)).toThrow(`event/${id} does not exist`);
  expect(c.delta(id)).toMatchObject({ value: { name: 'Cup' } });
  expect(c.delta(id)).not.toHaveProperty('note');
});
