import { readFileSync } from 'node:fs';
import { recordParsers } from '@/model/parsing/recordParsers';
import { isCountryCode } from '@/model/schema/countries';
import { readDataSet, seedDocuments } from '../../../scripts/data/dataSet';

const text = readFileSync('data/armwrestling.json', 'utf8');
const dataSet = readDataSet(text, 1_000);
const documents = seedDocuments(dataSet);
const of = (collection: string) => documents.filter((document) => document.collection === collection);

test('the data set has 52 events, 211 players and 346 matches', () => {
  expect([of('event').length, of('player').length, of('match').length]).toEqual([52, 211, 346]);
});

test('all events are reviewed but the two newest', () => {
  const byDate = [...dataSet.event].sort((a, b) => (a.date < b.date ? 1 : -1));
  expect(byDate.slice(0, 2).map(({ valid }) => valid)).toEqual([0, 0]);
  expect(new Set(byDate.slice(2).map(({ valid }) => valid))).toEqual(new Set([1]));
});

test('every match carries the date and sport of its event', () => {
  const events = new Map(dataSet.event.map((event) => [event.id, event]));
  for (const { event } of dataSet.match) {
    expect(event).toEqual({
      id: event.id,
      date: events.get(event.id)?.date,
      sport: { id: 'armw' },
    });
  }
});

test('an unknown weight or arm is absent, and every result follows from the scores', () => {
  const values = of('match').flatMap(({ data }) => [data['weight'], data['arm']]);
  expect(values).toContain(undefined);
  expect(values).not.toContain('');
  const { match } = dataSet;
  expect(match.every(({ player1 }) => player1.result !== undefined)).toBe(true);
  expect(
    match.every(
      ({ player1, player2 }) => (player1.result === 'W') === (player1.score ?? 0) > (player2.score ?? 0),
    ),
  ).toBe(true);
});

test('every document is public, without its id inside, and is read back as it was', () => {
  const parsers = { event: recordParsers.event, match: recordParsers.match, player: recordParsers.player };
  for (const { collection, id, data } of documents) {
    expect(data['deleted']).toBe(false);
    expect(data).not.toHaveProperty('id');
    const known = dataSet[collection].find((record) => record.id === id);
    expect(parsers[collection]({ ...data, id })).toEqual({ ok: true, value: known });
  }
});

test('a country is stored as its code', () => {
  const countries = dataSet.player.flatMap(({ country }) => country ?? []);
  expect(countries).toHaveLength(192);
  expect(countries.filter((country) => !isCountryCode(country))).toEqual([]);
});

test('what a document names as its source is a list', () => {
  const sources = documents.flatMap(({ data }) => data['source'] ?? []);
  expect(documents.every(({ data }) => data['source'] === undefined || Array.isArray(data['source']))).toBe(
    true,
  );
  expect(sources.length).toBeGreaterThan(52);
});

test('a record that cannot be read is named', () => {
  const broken = JSON.stringify({ events: [], matches: [], players: [{ id: 'p1', name: 7 }] });
  const unknown = JSON.stringify({ events: [], players: [], matches: [{ id: 'm1', event: { id: 'gone' } }] });
  expect(() => readDataSet(unknown, 0)).toThrow('match/m1: expected a known event, found gone');
  expect(readDataSet(broken, 0).player[0]?.name).toBe('MISSING NAME');
});
