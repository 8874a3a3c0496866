import { below, namedCollections } from './namedCollections';
import { everyPlace, nobodysPlaces, placesOfLeaving, placesOfPicks } from './everyPlace';

test('every collection is known to name an account in one of the places that an export and a deletion are tested with, or not at all', () => {
  const named = namedCollections();
  expect(named.length).toBeGreaterThan(25);
  const places = new Set(Object.keys(everyPlace).map((path) => path.split('/')[0] ?? ''));
  const known = new Set<string>([...places, ...nobodysPlaces, ...placesOfLeaving, ...placesOfPicks]);
  expect(named.filter((collection) => !known.has(below[collection] ?? collection))).toEqual([]);
  expect([...nobodysPlaces].filter((collection) => places.has(collection))).toEqual([]);
});
