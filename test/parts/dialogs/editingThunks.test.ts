import { newIdOf } from '@test/support/newIdOf';
import { draftOf } from '@/parts/drafts/draft';
import { proposeField } from '@/parts/dialogs/editingThunks';
import { proposeEvent, proposeMatch, proposePlayer } from '@/parts/dialogs/newRecordThunks';
import { noWhy } from '@/wiki/editing/why';
import { findField } from '@/model/records/fields';
import { userId } from '@/model/ids';
import { delta, event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const rows = {
  events: [event('e1')],
  players: [player('ann', { name: 'Ann' }), player('bea', { name: 'Bea' })],
  matches: [match('m1', { order: 4 })],
};
const editor = { uid: 'editor' };
const name = findField('event', 'name')!;
const rename = (text: string) =>
  proposeField({ collection: 'event', id: 'e1', field: name, draft: draftOf(text), why: noWhy });

const fields = {
  player1: draftOf({ id: 'ann', name: 'Ann' }),
  player2: { kind: 'newPlayer', name: 'Zoe' } as const,
  'player1.score': draftOf(3),
  'player2.score': draftOf(1),
  gender: draftOf('W'),
  date: draftOf('2023-05-06'),
  order: draftOf(5),
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('an edit is proposed without outer blanks, with why and from where', () => {
  const world = screens(rows, editor);
  world.dispatch(
    proposeField({
      collection: 'event',
      id: 'e1',
      field: name,
      draft: draftOf(' Open '),
      why: { note: ' see poster ', source: '' },
    }),
  );
  expect(world.commands()).toEqual([
    expect.objectContaining({
      proposal: {
        collection: 'event',
        docId: 'e1',
        field: 'name',
        value: 'Open',
        base: 'Event e1',
        note: 'see poster',
      },
    }),
  ]);
});

test('what the wiki says already is not proposed', () => {
  const world = screens(rows, editor);
  world.dispatch(rename('Event e1'));
  expect(world.commands()).toEqual([]);
});

test('going back to what the wiki says withdraws the open proposal', () => {
  const own = delta('d1', { author: userId('editor') });
  const world = screens({ ...rows, deltas: [own] }, editor);
  world.dispatch(rename('Event e1'));
  expect(world.commands()).toEqual([expect.objectContaining({ kind: 'deleteDelta', deltaId: 'd1' })]);
});

test('an emptied note withdraws the proposed one', () => {
  const own = delta('d1', { author: userId('editor'), note: 'old' });
  const world = screens({ ...rows, deltas: [own] }, editor);
  world.dispatch(rename('Another'));
  expect(world.commands()).toEqual([
    expect.objectContaining({
      deltaId: 'd1',
      proposal: expect.not.objectContaining({ note: expect.anything() }),
    }),
  ]);
});

test('an optional field is cleared with null', () => {
  const world = screens({ ...rows, matches: [match('m1', { arm: 'L' })] }, editor);
  const arm = findField('match', 'arm')!;
  world.dispatch(
    proposeField({ collection: 'match', id: 'm1', field: arm, draft: draftOf(null), why: noWhy }),
  );
  expect(world.commands()).toEqual([
    expect.objectContaining({ proposal: expect.objectContaining({ value: null, base: 'L' }) }),
  ]);
});

test('an unknown player of a match is proposed before the edit that names them', () => {
  const world = screens(rows, editor);
  const player1 = findField('match', 'player1')!;
  world.dispatch(
    proposeField({
      collection: 'match',
      id: 'm1',
      field: player1,
      draft: { kind: 'newPlayer', name: 'Zoe' },
      why: noWhy,
    }),
  );
  expect(world.commands().map((body) => body.kind === 'upsertDelta' && body.proposal.value)).toEqual([
    { name: 'Zoe' },
    { id: newIdOf('id2'), name: 'Zoe' },
  ]);
});

test('a new match names its event and proposes its unknown player first', () => {
  const world = screens(rows, editor);
  world.dispatch(proposeMatch('e1', fields, noWhy));
  expect(world.commands()).toEqual([
    expect.objectContaining({
      proposal: expect.objectContaining({ collection: 'player', value: { name: 'Zoe' } }),
    }),
    expect.objectContaining({
      proposal: expect.objectContaining({
        collection: 'match',
        value: expect.objectContaining({
          player1: { id: 'ann', name: 'Ann', score: 3 },
          player2: { id: newIdOf('id2'), name: 'Zoe', score: 1 },
          order: 5,
          event: { id: 'e1', date: '2023-05-06', sport: { id: 'armw' } },
        }),
      }),
    }),
  ]);
});

test('each refusal is a sentence of the specification', () => {
  const visitor = screens(rows);
  expect(() => visitor.dispatch(rename('Open'))).toThrow('Cannot upsert wiki delta unless logged in');
  expect(() => visitor.dispatch(proposeMatch('e1', fields, noWhy))).toThrow('Cannot upsert unless logged in');
  expect(() => visitor.dispatch(proposePlayer({ name: draftOf('Zoe') }, noWhy))).toThrow(
    'Unable to upsert new player Zoe',
  );
  const signedIn = screens(rows, editor);
  expect(() =>
    signedIn.dispatch(
      proposeMatch('e1', { ...fields, player2: { kind: 'newPlayer', name: 'x'.repeat(101) } }, noWhy),
    ),
  ).toThrow(`Unable to upsert new player ${'x'.repeat(101)}`);
  expect(() => signedIn.dispatch(proposeMatch('e1', { ...fields, order: draftOf(-1) }, noWhy))).toThrow(
    'Unable to upsert match',
  );
  expect(() => signedIn.dispatch(proposeMatch('gone', fields, noWhy))).toThrow(
    'event/gone does not exist so cannot upgrade data',
  );
  expect(() =>
    signedIn.dispatch(proposeEvent('', { name: draftOf('Open'), date: draftOf('2024-01-01') }, noWhy)),
  ).toThrow('Adding an event needs a sport, found none');
});
