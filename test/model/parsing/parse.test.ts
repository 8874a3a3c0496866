import { recordParsers } from '@/model/parsing/recordParsers';
import { parseProfile } from '@/model/parsing/parseProfile';

const storedEvent = {
  id: 'e1',
  name: 'East v West',
  date: '2023-05-06',
  sport: { id: 'armw' },
  author: { id: 'u1' },
  created: 10,
  valid: 1,
  updatedAt: 20,
};

const storedMatch = {
  id: 'm1',
  date: '2023-05-06',
  player1: { id: 'ann', name: 'Ann', score: 3, result: 'W' },
  player2: { id: 'bea', name: 'Bea', score: 1, result: 'L' },
  gender: 'W',
  arm: 'L',
  weight: '75kg',
  order: 1,
  event: { id: 'e1', date: '2023-05-06', sport: { id: 'armw' } },
  updatedAt: 20,
};

describe('an event', () => {
  test('is read as it is stored, without what is about its storage', () => {
    expect(recordParsers.event({ ...storedEvent, deleted: false })).toEqual({ ok: true, value: storedEvent });
  });

  test('keeps the fields of a later version, at any depth, as far as they are plain data', () => {
    const later = {
      ...storedEvent,
      venue: { hall: 5, doors: ['a', null] },
      sport: { id: 'armw', rules: 2 },
      author: { id: 'u1', team: 'x' },
    };
    expect(recordParsers.event({ ...later, odd: new Date(0), deeper: { odd: Symbol('x') } })).toEqual({
      ok: true,
      value: later,
    });
    const hostile = JSON.parse('{ "__proto__": { "valid": 1 } }') as object;
    const read = recordParsers.event({ ...storedEvent, valid: 0, ...hostile });
    expect(read).toEqual({ ok: true, value: { ...storedEvent, valid: 0 } });
  });

  test('gets the specified defaults for what it lacks', () => {
    expect(recordParsers.event({ id: 'e1', sport: { id: 'armw' }, created: 10, updatedAt: 20 })).toEqual({
      ok: true,
      value: {
        id: 'e1',
        name: 'MISSING NAME',
        date: '1900-01-01',
        sport: { id: 'armw' },
        author: { id: 'unknown' },
        valid: 0,
        created: 10,
        updatedAt: 20,
      },
    });
  });

  test('loses optional fields that cannot be read, and has no keys without a value', () => {
    const result = recordParsers.event({
      ...storedEvent,
      youtube: 'no video',
      location: 7,
      organization: '',
      source: [],
    });
    expect(result).toEqual({ ok: true, value: storedEvent });
    expect(result.ok && Object.keys(result.value)).not.toContain('youtube');
  });

  test.each([
    ['one source', 'https://a.example', ['https://a.example']],
    ['several sources', ['a', 'b'], ['a', 'b']],
  ])('lists %s', (_, source, expected) => {
    expect(recordParsers.event({ ...storedEvent, source })).toMatchObject({ value: { source: expected } });
  });

  test('may store a link to its video; the client knows the id', () => {
    expect(recordParsers.event({ ...storedEvent, youtube: 'https://youtu.be/dQw4w9WgXcQ' })).toMatchObject({
      value: { youtube: 'dQw4w9WgXcQ' },
    });
  });

  test.each([
    [{ ...storedEvent, sport: { id: 7 } }, 'event/e1: expected sport.id to be a text, found 7'],
    [{ ...storedEvent, sport: undefined }, 'event/e1: expected sport to be a value, found undefined'],
    [{ id: 'e1', updatedAt: 20 }, 'event/e1: expected sport to be a value, found undefined'],
    [{ ...storedEvent, created: undefined }, 'event/e1: expected created to be a time, found undefined'],
    [{ ...storedEvent, updatedAt: 'now' }, 'event/e1: expected updatedAt to be a time, found "now"'],
    ['nonsense', 'event/?: expected the document to be '],
  ])('of broken structure is refused by a sentence: %#', (input, error) => {
    const result = recordParsers.event(input);
    expect(result.ok ? '' : result.error).toContain(error);
  });
});

describe('a match', () => {
  test('is read as it is stored', () => {
    expect(recordParsers.match({ ...storedMatch, deleted: false })).toEqual({ ok: true, value: storedMatch });
  });

  test('has results as its scores say, whatever is stored', () => {
    const player1 = { id: 'ann', name: 'Ann', score: 1, result: 'W' };
    expect(recordParsers.match({ ...storedMatch, player1 })).toMatchObject({
      value: { player1: { result: 'D' }, player2: { result: 'D' } },
    });
  });

  test('without a score has no results', () => {
    const player1 = { id: 'ann', name: 'Ann', score: 100 };
    const result = recordParsers.match({ ...storedMatch, player1 });
    expect(result).toMatchObject({ value: { player1: { id: 'ann', name: 'Ann' } } });
    expect(result.ok && Object.keys(result.value.player1)).toEqual(['id', 'name']);
    expect(result.ok && Object.keys(result.value.player2)).not.toContain('result');
  });

  test('keeps its own day where that of its event is not known', () => {
    expect(recordParsers.match({ ...storedMatch, event: { id: 'e1', sport: { id: 'armw' } } })).toMatchObject(
      { value: { date: '2023-05-06', event: { date: '1900-01-01' } } },
    );
  });

  test.each([
    { arm: '', weight: '' },
    { arm: 7, weight: null },
    { arm: ['L'], weight: { kg: 75 } },
  ])('has no arm or weight where nothing readable says one: %j', (fields) => {
    const result = recordParsers.match({ ...storedMatch, ...fields });
    expect(result.ok && Object.keys(result.value)).not.toContain('arm');
    expect(result.ok && Object.keys(result.value)).not.toContain('weight');
  });

  test('keeps codes that are not known here, for a later version or another sport may know them', () => {
    const codes = { arm: 'both', weight: '80kg', gender: 'X', outcome: 'forfeit' };
    const later = { ...storedMatch, ...codes, event: { ...storedMatch.event, sport: { id: 'chess' } } };
    expect(recordParsers.match(later)).toEqual({ ok: true, value: later });
  });

  test.each([
    [{ winner: 'player1' }, 'W', 'L'],
    [{ outcome: 'walkover', winner: 'player2' }, 'L', 'W'],
    [{ outcome: 'draw' }, 'D', 'D'],
    [{ outcome: 'injury' }, undefined, undefined],
    [{ outcome: 'noContest', winner: 'player1' }, undefined, undefined],
  ])('without scores has the results that how it ended says: %j', (ended, first, second) => {
    const unscored = { player1: { id: 'ann', name: 'Ann' }, player2: { id: 'bea', name: 'Bea' } };
    const read = recordParsers.match({ ...storedMatch, ...unscored, ...ended });
    expect(read.ok && [read.value.player1.result, read.value.player2.result]).toEqual([first, second]);
  });

  test.each([
    [{ winner: 'player2' }, 'W'],
    [{ outcome: 'score', winner: 'player2' }, 'W'],
    [{ outcome: 'disqualification', winner: 'player2' }, 'L'],
    [{ outcome: 'disqualification' }, 'W'],
    [{ outcome: 'draw' }, 'D'],
    [{ outcome: 'noContest' }, undefined],
  ])('with scores of 3 and 1 and %j has the result that counts', (ended, first) => {
    const read = recordParsers.match({ ...storedMatch, ...ended });
    expect(read.ok && read.value.player1.result).toBe(first);
  });

  test.each([
    [
      { ...storedMatch, date: undefined },
      'match/m1: expected date to be a day as YYYY-MM-DD, found undefined',
    ],
    [
      { ...storedMatch, date: '2023-02-30' },
      'match/m1: expected date to be a day as YYYY-MM-DD, found "2023-02-30"',
    ],
    [{ ...storedMatch, gender: 7 }, 'match/m1: expected gender to be a text, found 7'],
    [{ ...storedMatch, order: -1 }, 'match/m1: expected order to be a whole number from 0, found -1'],
    [
      { ...storedMatch, player2: { name: 'Bea' } },
      'match/m1: expected player2.id to be a value, found undefined',
    ],
    [{ ...storedMatch, event: null }, 'match/m1: expected event to be an object, found null'],
  ])('of broken structure is refused by a sentence: %#', (input, error) => {
    expect(recordParsers.match(input)).toEqual({ ok: false, error });
  });
});

describe('a player', () => {
  test('is read with the specified defaults', () => {
    expect(recordParsers.player({ id: 'ann', created: 10, updatedAt: 20, aliases: 'Annie' })).toEqual({
      ok: true,
      value: {
        id: 'ann',
        name: 'MISSING NAME',
        author: { id: 'unknown' },
        created: 10,
        updatedAt: 20,
        aliases: ['Annie'],
      },
    });
  });
});

describe('a profile', () => {
  test('is read', () => {
    expect(parseProfile({ id: 'u1', name: 'Ann', since: 5, email: 'x' })).toEqual({
      ok: true,
      value: { id: 'u1', name: 'Ann', since: 5 },
    });
  });

  test('without its time is refused', () => {
    expect(parseProfile({ id: 'u1', name: 'Ann' })).toEqual({
      ok: false,
      error: 'profile/u1: expected since to be a value, found undefined',
    });
  });
});
