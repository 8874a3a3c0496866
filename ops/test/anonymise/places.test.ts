import { below, namedCollections } from '@test/functions/clock/leaving/namedCollections';
import { keptOf, places } from '../../anonymise/places';

test('of every collection it is decided what a seed has of it', () => {
  const pathOf = (name: string) => (below[name] === undefined ? name : `${below[name]}/${name}`);
  const undecided = namedCollections()
    .map(pathOf)
    .filter((path) => !Object.hasOwn(places, path));
  // If this fails: decide in ops/anonymise/places.ts whether everybody may read it.
  expect(undecided).toEqual([]);
});

test('what nobody has decided about is left out', () => {
  expect(keptOf('mailbox')).toBeUndefined();
  expect(keptOf('toString')).toBeUndefined();
  expect(keptOf('user/news')).toBeUndefined();
  expect(keptOf('event')).toEqual({ keep: true });
});
