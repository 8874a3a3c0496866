import { delta, match, player, world } from '../documents';
import { apply, openStore, outcomes } from '../support';

const store = openStore('demo-apply-identity');
beforeEach(() => store.empty());
afterAll(() => store.close());

/** A proposal that one player is another. */
const merge = (source: string, target: string | null, over: object = {}) =>
  delta('player', source, 'sameAs', target, { base: null, ...over });
const people = { 'player/ann': player('Ann'), 'player/anna': player('Anna'), 'player/bea': player('Bea') };
const met = (first: string, second: string, over: object = {}) =>
  match({ player1: { id: first, name: first }, player2: { id: second, name: second }, ...over });

describe('a merge', () => {
  test('is written to the merged player alone, and taken back', async () => {
    const fought = met('anna', 'bea');
    await store.put({ ...world, ...people, 'match/m9': fought, 'delta/d': merge('anna', 'ann') });
    expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
    expect(await store.get('player/anna')).toMatchObject({ name: 'Anna', sameAs: 'ann' });
    expect(await store.get('player/ann')).toEqual(player('Ann'));
    expect(await store.get('match/m9')).toEqual(fought);

    await store.put({ 'delta/back': merge('anna', null, { base: 'ann' }) });
    expect(outcomes(await apply(store, ['back']))).toEqual(['applied']);
    expect(await store.get('player/anna')).not.toHaveProperty('sameAs');
  });

  test('of two who met is refused, also where they met under names of before', async () => {
    await store.put({
      ...people,
      'player/annie': player('Annie', { sameAs: 'ann' }),
      'match/m1': met('annie', 'bea'),
      'match/gone': met('anna', 'ann', { deleted: true }),
      'delta/d': merge('bea', 'ann'),
      'delta/turned': merge('ann', 'bea'),
      'delta/fine': merge('anna', 'ann'),
    });
    expect(outcomes(await apply(store, ['d', 'turned', 'fine']))).toEqual(['invalid', 'invalid', 'applied']);
    expect(await store.get('delta/d')).toMatchObject({
      status: 'new',
      problem: 'They met each other (matches: 1), so they are two people',
    });
  });

  test.each([
    ['oneself', 'ann', 'ann'],
    ['somebody who is said to be the same already', 'ann', 'anna'],
    ['the beginning of a chain', 'ann', 'annie'],
  ])('with %s is refused', async (_, source, target) => {
    await store.put({
      ...people,
      'player/anna': player('Anna', { sameAs: 'ann' }),
      'player/annie': player('Annie', { sameAs: 'anna' }),
      'delta/d': merge(source, target),
    });
    expect(outcomes(await apply(store, ['d']))).toEqual(['invalid']);
    expect((await store.get('delta/d'))?.['problem']).toBe(
      `player/${target} is said to be this very player already: take that back first`,
    );
  });

  test('waits for a player who is not there', async () => {
    await store.put({ ...people, 'delta/d': merge('ann', 'nobody') });
    expect(outcomes(await apply(store, ['d']))).toEqual(['blocked']);
  });

  test('with a page that was merged itself is a chain, and the end of a ring that is stored is found', async () => {
    await store.put({
      ...people,
      'player/anna': player('Anna', { sameAs: 'ann' }),
      'player/x': player('X', { sameAs: 'y' }),
      'player/y': player('Y', { sameAs: 'x' }),
      'delta/chain': merge('bea', 'anna'),
      'delta/ring': delta('player', 'x', 'city', 'Rome', { base: null }),
    });
    expect(outcomes(await apply(store, ['chain', 'ring']))).toEqual(['applied', 'applied']);
    expect(await store.get('player/bea')).toMatchObject({ sameAs: 'anna' });
    expect(await store.get('player/y')).toMatchObject({ city: 'Rome' });
  });
});

describe('what was proposed for a player who has been merged since', () => {
  const merged = {
    ...people,
    'player/anna': player('Anna', { sameAs: 'annie' }),
    'player/annie': player('Annie', { sameAs: 'ann' }),
  };

  test('is applied to the player whose page stands for both, and stands in the history there', async () => {
    await store.put({ ...merged, 'delta/d': delta('player', 'anna', 'city', 'Rome', { base: null }) });
    expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
    expect(await store.get('player/ann')).toMatchObject({ name: 'Ann', city: 'Rome' });
    expect(await store.get('player/anna')).not.toHaveProperty('city');
    expect(await store.get('delta/d')).toMatchObject({ status: 'applied', docId: 'ann', before: null });
  });

  test('is a conflict where that player says something else than its author saw', async () => {
    await store.put({ ...merged, 'delta/d': delta('player', 'anna', 'name', 'Anna B', { base: 'Anna' }) });
    expect(outcomes(await apply(store, ['d']))).toEqual(['conflict']);
    expect(await store.get('delta/d')).toMatchObject({
      status: 'new',
      docId: 'anna',
      problem: 'player/ann was changed meanwhile: Name',
    });
  });

  test('and is about who they are stays with the one it is about', async () => {
    await store.put({ ...merged, 'delta/d': merge('anna', null, { base: 'annie' }) });
    expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
    expect(await store.get('player/anna')).toEqual(
      expect.not.objectContaining({ sameAs: expect.anything() }),
    );
    expect(await store.get('player/annie')).toMatchObject({ sameAs: 'ann' });
  });
});
