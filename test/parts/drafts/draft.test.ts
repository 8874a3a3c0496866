import * as v from 'valibot';
import { draftOf, draftProblem, draftValue, emptyDraft, samePlayer } from '@/parts/drafts/draft';
import { draftSchema } from '@/parts/drafts/draftSchema';
import { english } from '@/language/language';
import { findField } from '@/model/records/fields';
import { builtInSports } from '@/model/sports';

const field = (collection: 'event' | 'match' | 'player', path: string) => findField(collection, path)!;

test.each([
  ['player', 'name', '  Ann  ', undefined],
  ['player', 'name', '   ', 'Name is required'],
  ['event', 'date', '2023-02-30', 'Date: expected a day as YYYY-MM-DD, found "2023-02-30"'],
  ['match', 'player1.score', 100, 'Player 1 score: expected a whole number from 0 to 99, found 100'],
  ['match', 'weight', '75kg', undefined],
  ['match', 'weight', null, undefined],
] as const)('%s %s of %j: %s', (collection, path, value, problem) => {
  expect(draftProblem(english.t, field(collection, path), draftOf(value), builtInSports)).toBe(problem);
});

test('outer blanks are not proposed', () => {
  expect(draftValue(field('player', 'name'), draftOf('  Ann '))).toBe('Ann');
  expect(draftValue(field('player', 'name'), draftOf('  '))).toBeNull();
});

test('a new player needs a name that a player may have', () => {
  expect(
    draftProblem(english.t, field('match', 'player1'), { kind: 'newPlayer', name: 'Zoe' }, builtInSports),
  ).toBeUndefined();
  expect(
    draftProblem(
      english.t,
      field('match', 'player1'),
      { kind: 'newPlayer', name: 'x'.repeat(101) },
      builtInSports,
    ),
  ).toContain('Player 1');
  expect(draftProblem(english.t, field('match', 'player1'), emptyDraft, builtInSports)).toBe(
    'Player 1 is required',
  );
});

test('text that means nothing is no value', () => {
  expect(draftProblem(english.t, field('match', 'youtube'), { kind: 'unreadable' }, builtInSports)).toContain(
    'no video',
  );
  expect(draftProblem(english.t, field('match', 'player2'), { kind: 'unreadable' }, builtInSports)).toContain(
    'choose a player',
  );
  expect(
    draftProblem(english.t, field('match', 'order'), { kind: 'unreadable', text: 'abc' }, builtInSports),
  ).toContain('expected a whole number from 0');
});

test('a draft that the device kept before texts were kept with it is still read', () => {
  for (const draft of [{ kind: 'unreadable' }, { kind: 'unreadable', text: '3.5' }, draftOf(3)])
    expect(v.parse(draftSchema, draft)).toEqual(draft);
});

test('nobody meets themselves, by id or by a new name', () => {
  const ann = draftOf({ id: 'ann', name: 'Ann' });
  expect(samePlayer(ann, draftOf({ id: 'ann', name: 'Anna' }))).toBe(true);
  expect(samePlayer(ann, draftOf({ id: 'bea', name: 'Ann' }))).toBe(false);
  expect(samePlayer({ kind: 'newPlayer', name: 'Zoe' }, { kind: 'newPlayer', name: 'Zoe' })).toBe(true);
  expect(samePlayer(emptyDraft, emptyDraft)).toBe(false);
});
