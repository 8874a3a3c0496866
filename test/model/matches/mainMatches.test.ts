import fc from 'fast-check';
import { mainFirst, type CardOrder } from '@/model/matches/mainMatches';
import { match } from '@test/support/factories';

const card = [match('one', { order: 1 }), match('two', { order: 2 }), match('three', { order: 3 })];
const marked = (id: string) => card.map((each) => (each.id === id ? { ...each, main: true as const } : each));
const titled = (...ids: readonly string[]) =>
  card.map((each) => (ids.includes(each.id) ? { ...each, title: 'World title' } : each));
const idsOf = (of: typeof card, stated?: CardOrder) => mainFirst(of, stated).map(({ id }) => String(id));

test('the event states which end of its card is first', () => {
  expect(idsOf(card, 'mainFirst')).toEqual(['one', 'two', 'three']);
  expect(idsOf(card, 'mainLast')).toEqual(['three', 'two', 'one']);
});

test('a match that is marked as the main event precedes the stated end', () => {
  expect(idsOf(marked('two'), 'mainFirst')).toEqual(['two', 'one', 'three']);
  expect(idsOf(marked('two'), 'mainLast')).toEqual(['two', 'three', 'one']);
});

test('of a card that states nothing, matches for a title come first, then the highest number', () => {
  expect(idsOf(card)).toEqual(['three', 'two', 'one']);
  expect(idsOf(titled('one', 'two'))).toEqual(['two', 'one', 'three']);
  expect(idsOf(titled('one', 'two'), 'mainLast')).toEqual(['three', 'two', 'one']);
});

test('the order is the same however the matches arrive', () => {
  const any = fc.record({
    order: fc.integer({ min: 0, max: 3 }),
    main: fc.boolean(),
    title: fc.boolean(),
  });
  const stated = fc.constantFrom<CardOrder | undefined>('mainFirst', 'mainLast', undefined);
  const cards = fc
    .array(any, { maxLength: 8 })
    .map((all) =>
      all.map(({ order, main, title }, at) =>
        match(`m${at}`, { order, ...(main && { main }), ...(title && { title: 'World title' }) }),
      ),
    );
  fc.assert(
    fc.property(cards, stated, fc.nat(), (of, order, turn) => {
      const turned = [...of.slice(turn % (of.length || 1)), ...of.slice(0, turn % (of.length || 1))];
      expect(mainFirst(turned.toReversed(), order)).toEqual(mainFirst(of, order));
    }),
  );
});
