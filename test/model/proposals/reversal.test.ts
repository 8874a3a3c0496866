import { readFileSync } from 'node:fs';
import type { Json } from '@/lib/json';
import type { Delta } from '@/model/proposals/delta';
import { deltaId, playerId } from '@/model/ids';
import { delta, event, match, player } from '@test/support/factories';
import { reversalsOf } from '@/model/proposals/reversal';
import { readDataSet } from '../../../scripts/data/dataSet';

const allUndone = (...args: Parameters<typeof reversalsOf>) =>
  reversalsOf(...args).reversals.map(({ proposal }) => proposal);

function undoOf(...args: Parameters<typeof allUndone>) {
  const undone = allUndone(...args);
  expect(undone.length).toBeLessThan(2);
  return undone[0];
}

let count = 0;
const applied = (fields: Partial<Delta>): Delta => {
  count += 1;
  return delta(deltaId(`d${count}`), { status: 'applied', ...fields });
};
const rename = (before: string, value: string) =>
  applied({ collection: 'player', docId: 'p', field: 'name', value, before });
const named = (name: string) => player('p', { name });

test('reverting an edit that still stands restores the value before it', () => {
  expect(undoOf([rename('Ann', 'Rude')], named('Rude'))).toEqual({
    collection: 'player',
    docId: 'p',
    field: 'name',
    value: 'Ann',
    base: 'Rude',
  });
});

test('a country of every player of the data set can be put back', () => {
  const { player: players } = readDataSet(readFileSync('data/armwrestling.json', 'utf8'), 0);
  const known = players.filter(({ country }) => country !== undefined);
  const undone = known.map(({ id, country = null }) => {
    const change = applied({
      collection: 'player',
      docId: id,
      field: 'country',
      value: 'KP',
      before: country,
    });
    return undoOf([change], player(id, { country: 'KP' }))?.value;
  });
  expect(undone).toHaveLength(192);
  expect(undone).toEqual(known.map(({ country }) => country));
});

test('reverting a run of edits restores the value before the first', () => {
  expect(undoOf([rename('Ann', 'Rude'), rename('Rude', 'Ruder')], named('Ruder'))).toMatchObject({
    value: 'Ann',
    base: 'Ruder',
  });
});

test('what somebody else set in between is where it goes back to', () => {
  expect(undoOf([rename('Ann', 'Rude'), rename('Anna', 'Ruder')], named('Ruder'))).toMatchObject({
    value: 'Anna',
  });
});

test.each([
  ['somebody else has changed since', [rename('Ann', 'Rude')], 'Anna'],
  ['the author has reverted already', [rename('Ann', 'Rude'), rename('Rude', 'Ann')], 'Ann'],
])('what %s is left', (_, deltas, now) => {
  expect(undoOf(deltas, named(now))).toBeUndefined();
});

test('a record the author made is left', () => {
  const made = applied({ collection: 'player', docId: '', field: '', value: { name: 'Rude' }, before: null });
  expect(undoOf([made], named('Rude'))).toBeUndefined();
});

test('several fields of a record are one proposal, with those alone that still stand', () => {
  const whole = (value: Json, before: Json) =>
    applied({ collection: 'event', docId: 'e', field: '', value, before });
  const deltas = [
    whole({ name: 'Bad', youtube: 'dQw4w9WgXcQ' }, { name: 'Good', youtube: null }),
    applied({ collection: 'event', docId: 'e', field: 'date', value: '2000-01-01', before: '2020-02-02' }),
  ];
  const live = event('e', { name: 'Bad', date: '2000-01-01' as never });
  expect(undoOf(deltas, { ...live, youtube: 'xxxxxxxxxxx' as never })).toEqual({
    collection: 'event',
    docId: 'e',
    field: '',
    value: { name: 'Good', date: '2020-02-02' },
    base: { name: 'Bad', date: '2000-01-01' },
  });
});

test('a player of a match goes back with the name as it was, and the score on its own', () => {
  const bea = { id: 'bea', name: 'Bea' };
  const cleo = { id: 'cleo', name: 'Cleo' };
  const deltas = [
    applied({ collection: 'match', docId: 'm', field: 'player2', value: cleo, before: bea }),
    applied({ collection: 'match', docId: 'm', field: 'player2.score', value: 9, before: null }),
  ];
  const live = match('m', { player2: { ...cleo, score: 9 } as never });
  expect(undoOf(deltas, live)).toMatchObject({
    field: '',
    value: { player2: { ...bea, score: null } },
    base: { player2: { ...cleo, score: 9 } },
  });
});

test('a field that is edited by itself has a proposal of its own', () => {
  const merged = applied({ collection: 'player', docId: 'p', field: 'sameAs', value: 'q', before: null });
  const live = player('p', { name: 'Rude', sameAs: playerId('q') });
  expect(allUndone([rename('Ann', 'Rude'), merged], live)).toMatchObject([
    { field: 'name', value: 'Ann' },
    { field: 'sameAs', value: null, base: 'q' },
  ]);
});
