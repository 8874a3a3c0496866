import { delta, event, match, player, world } from '../../documents';
import { apply, openStore, outcomes } from '../../support';

const store = openStore('demo-apply-identity');
beforeEach(() => store.empty());
afterAll(() => store.close());

const merge = (source: string, target: string | null, over: object = {}) =>
  delta('player', source, 'sameAs', target, { base: null, ...over });
const people = { 'player/ann': player('Ann'), 'player/anna': player('Anna'), 'player/bea': player('Bea') };
const met = (first: string, second: string, over: object = {}) =>
  match({ player1: { id: first, name: first }, player2: { id: second, name: second }, ...over });

describe('a merge', () => {
  test('is written to the merged player alone, and reverted', async () => {
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
      problem: 'They fought each other (matches: 1), so they are different people',
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
      `player/${target} already redirects to this page. Separate it first`,
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
      problem: 'player/ann was changed in the meantime: Name',
    });
  });

  test('and is that the page is to be hidden hides that page, and not the one that stands', async () => {
    await store.put({ ...merged, 'delta/d': delta('player', 'anna', 'hidden', true, { base: null }) });
    expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
    expect(await store.get('player/anna')).toMatchObject({ hidden: true });
    expect(await store.get('player/ann')).not.toHaveProperty('hidden');
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

describe('two events that are one', () => {
  const at = (id: string) => ({ event: { id, date: '2020-02-02', sport: { id: 'armw' } } });
  const cards = {
    ...people,
    'event/e1': event({ name: 'Cup' }),
    'event/e2': event({ name: 'The Cup', date: '2020-02-03' }),
    'match/m1': met('ann', 'bea', at('e1')),
    'match/m2': met('bea', 'ann', at('e2')),
  };
  const one = (source: string, target: string | null, over: object = {}) =>
    delta('event', source, 'sameAs', target, { base: null, ...over });
  const double = (source: string, target: string, over: object = {}) =>
    delta('match', source, 'sameAs', target, { base: null, ...over });
  const merged = { ...cards, 'event/e2': event({ name: 'The Cup', sameAs: 'e1' }) };

  test('are merged with a match of both cards, in whatever order, and no match is changed besides', async () => {
    await store.put({ ...cards, 'delta/m': double('m2', 'm1'), 'delta/e': one('e2', 'e1') });
    expect(outcomes(await apply(store, ['m']))).toEqual(['applied']);
    expect(outcomes(await apply(store, ['e']))).toEqual(['applied']);
    expect(await store.get('event/e2')).toMatchObject({ name: 'The Cup', sameAs: 'e1' });
    expect(await store.get('match/m2')).toMatchObject({ sameAs: 'm1', event: { id: 'e2' } });
    expect(await store.get('match/m1')).toEqual(cards['match/m1']);

    await store.put({ 'delta/back': one('e2', null, { base: 'e1' }) });
    expect(outcomes(await apply(store, ['back']))).toEqual(['applied']);
    expect(await store.get('event/e2')).not.toHaveProperty('sameAs');
  });

  test('are refused in a ring, and where they are of two sports', async () => {
    await store.put({
      ...merged,
      'event/judo': event({ sport: { id: 'judo' } }),
      'delta/ring': one('e1', 'e2'),
      'delta/sport': one('e1', 'judo'),
    });
    expect(outcomes(await apply(store, ['ring', 'sport']))).toEqual(['invalid', 'invalid']);
    expect((await store.get('delta/sport'))?.['problem']).toBe('event/judo belongs to another sport');
  });

  test('have no match in common that others fought, or that is of a third event, or of the same card', async () => {
    await store.put({
      ...merged,
      'event/e3': event(),
      'match/anna': met('anna', 'bea', at('e2')),
      'match/third': met('ann', 'bea', at('e3')),
      'match/again': met('ann', 'bea', at('e1')),
      'delta/anna': double('anna', 'm1'),
      'delta/third': double('third', 'm1'),
      'delta/again': double('again', 'm1'),
    });
    expect(outcomes(await apply(store, ['anna', 'third', 'again']))).toEqual([
      'blocked',
      'blocked',
      'invalid',
    ]);
    expect((await store.get('delta/anna'))?.['problem']).toBe(
      'match/m1 has different players: merge their pages first',
    );
    await store.put({ 'player/anna': player('Anna', { sameAs: 'ann' }) });
    expect(outcomes(await apply(store, ['anna']))).toEqual(['applied']);
  });

  test('take what was proposed for the page that went, and for a match that doubles another one', async () => {
    await store.put({
      ...merged,
      'match/m2': met('bea', 'ann', { ...at('e2'), sameAs: 'm1' }),
      'delta/place': delta('event', 'e2', 'location', 'Rome'),
      'delta/score': delta('match', 'm2', 'player1.score', 3),
    });
    expect(outcomes(await apply(store, ['place', 'score']))).toEqual(['applied', 'applied']);
    expect(await store.get('event/e1')).toMatchObject({ name: 'Cup', location: 'Rome' });
    expect(await store.get('match/m1')).toMatchObject({ player2: { id: 'bea', score: 3 } });
    expect(await store.get('delta/score')).toMatchObject({
      docId: 'm1',
      field: 'player2.score',
      status: 'applied',
    });
    expect(await store.get('match/m2')).not.toHaveProperty('player1.score');
  });

  test('have new matches of either on the card that stands', async () => {
    const proposed = delta('match', '', '', {
      date: '2020-02-02',
      player1: { id: 'ann', name: 'Ann' },
      player2: { id: 'anna', name: 'Anna' },
      gender: 'W',
      order: 2,
      ...at('e2'),
    });
    await store.put({ ...merged, 'delta/new': proposed });
    expect(outcomes(await apply(store, ['new']))).toEqual(['applied']);
    expect(await store.get('match/new')).toMatchObject({ event: { id: 'e1' } });
  });
});
