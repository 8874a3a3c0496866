import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { everyPlace, nobodysPlaces, placesOfLeaving } from './everyPlace';

const root = resolve(__dirname, '../../..');

const sources = readdirSync(join(root, 'functions/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(root, 'functions/src', file), 'utf8'));

const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Collections that rules or functions name, those below others included. */
function namedCollections(): readonly string[] {
  const rules = matchesOf(
    readFileSync(join(root, 'firestore.rules'), 'utf8'),
    /^\s+match \/(\w+)\/\{\w+\} \{/gm,
  );
  const code = sources.flatMap((text) => [
    ...matchesOf(text, /\.collection(?:Group)?\('(\w+)'\)/g),
    ...matchesOf(text, /\.(?:doc|collection)\([`'](\w+)\//g),
  ]);
  return [...new Set([...rules, ...code])].sort();
}

// The documents that earlier versions kept below quotas hold nothing, and go with them.
const below: Readonly<Record<string, string>> = { news: 'user', token: 'user', act: 'trust', gate: 'quota' };

test('every collection is known to name an account in one of the places that an export and a deletion are tested with, or not at all', () => {
  const named = namedCollections();
  expect(named.length).toBeGreaterThan(25);
  const places = new Set(Object.keys(everyPlace).map((path) => path.split('/')[0] ?? ''));
  const known = new Set<string>([...places, ...nobodysPlaces, ...placesOfLeaving]);
  expect(named.filter((collection) => !known.has(below[collection] ?? collection))).toEqual([]);
  expect([...nobodysPlaces].filter((collection) => places.has(collection))).toEqual([]);
});
