import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { handleDeltaWritten } from '../../../../functions/src/react/triggers/handleDeltaWritten';
import { hidesMinors, markMinor, markMinors } from '../../../../functions/src/clock/minors/markMinors';
import { delta, longAgo, match, player } from '../../documents';
import { openStore } from '../../support';

const store = openStore('demo-minors');
beforeEach(() => store.empty());
afterAll(() => store.close());

const now = Date.UTC(2026, 10, 26);
const mark = (over: Partial<Parameters<typeof markMinors>[0]> = {}) =>
  markMinors({ db: store.db, now: () => now, hasTime: () => true, on: true, pageSize: 2, ...over });
const born = (birthYear: number, rest: DocumentData = {}) => player('P', { birthYear, ...rest });
const fought = (date: string, id: string, rest: DocumentData = {}) =>
  match({ date, player1: { id, name: 'P' }, ...rest });

const marked = async () =>
  (await store.db.collection('player').where('minor', '==', true).get()).docs.map(({ id }) => id);

test('minors are marked by the year of their last match, and a second run writes nothing', async () => {
  await store.put({
    'player/child': born(2012),
    'player/turns16': born(2010),
    'player/is16': born(2009),
    'player/foughtAt15': born(2009),
    'match/a': fought('2024-05-05', 'foughtAt15'),
    'match/announced': fought('2027-05-05', 'foughtAt15'),
    'match/deleted': fought('2026-05-05', 'foughtAt15', { deleted: true }),
    'player/foughtSince': born(2009),
    'match/b': fought('2024-05-05', 'foughtSince'),
    'match/c': match({ date: '2026-05-05', player2: { id: 'foughtSince', name: 'P' } }),
    'player/ofAge': born(2007),
    'match/d': fought('2020-05-05', 'ofAge'),
    'player/gone': born(2015, { deleted: true }),
    'player/unknown': player('Nobody knows'),
  });
  expect(await mark()).toMatchObject({ marked: 3, unmarked: 0, complete: true });
  expect(await marked()).toEqual(['child', 'foughtAt15', 'turns16']);
  const child = await store.get('player/child');
  expect(child).toMatchObject({ birthYear: 2012, minor: true, updatedAt: expect.any(Timestamp) });
  expect(child?.['updatedAt']).not.toEqual(longAgo);
  const written = await store.db.collection('player').get();
  expect(await mark()).toMatchObject({
    marked: 0,
    unmarked: 0,
    newest: expect.any(Number),
    complete: true,
  });
  const after = await store.db.collection('player').get();
  expect(after.docs.map(({ updateTime }) => updateTime)).toEqual(
    written.docs.map(({ updateTime }) => updateTime),
  );
});

test('the mark goes with a later match, with age, with another year of birth, and with the switch', async () => {
  const is = { minor: true };
  await store.put({
    'player/fought': born(2009, is),
    'match/a': fought('2026-05-05', 'fought'),
    'player/older': born(2007, is),
    'player/corrected': born(1990, is),
    'player/cleared': player('P', is),
    'player/child': born(2014, is),
    'player/gone': born(1990, { ...is, deleted: true }),
  });
  let left = 2;
  expect(await mark({ hasTime: () => (left -= 1) >= 0 })).toMatchObject({ complete: true, unmarked: 4 });
  expect(await marked()).toEqual(['child', 'gone']);
  expect((await store.get('player/corrected'))?.['minor']).toBeUndefined();
  expect(await mark({ on: false })).toMatchObject({ marked: 0, unmarked: 1, newest: undefined });
  expect(await marked()).toEqual(['gone']);
});

test('a run that is out of time shows nobody again, and the next one begins anew', async () => {
  await store.put({
    'player/a': born(2012),
    'player/b': born(2013),
    'player/c': born(2014),
    'player/older': born(1990, { minor: true }),
  });
  let left = 1;
  expect(await mark({ hasTime: () => (left -= 1) >= 0 })).toMatchObject({
    marked: 1,
    unmarked: 0,
    complete: false,
  });
  expect(await marked()).toEqual(['a', 'older']);
  expect(await mark()).toMatchObject({ marked: 2, unmarked: 1, complete: true });
  expect(await marked()).toEqual(['a', 'b', 'c']);
});

test('all pages of one person are hidden, whichever of them says the year, and matches count under all', async () => {
  await store.put({
    'player/page': player('P'),
    'player/merged': born(2012, { sameAs: 'page' }),
    'player/other': player('P', { sameAs: 'page' }),
    'player/youth': born(2009),
    'player/youthAsWell': player('P', { sameAs: 'youth' }),
    'match/a': fought('2024-05-05', 'youth'),
    'match/b': fought('2026-05-05', 'youthAsWell'),
    'player/ringA': born(2012, { sameAs: 'ringB' }),
    'player/ringB': player('P', { sameAs: 'ringA' }),
  });
  await mark();
  expect(await marked()).toEqual(['merged', 'other', 'page', 'ringA', 'ringB']);
  await store.db.doc('player/merged').update({ birthYear: 1990 });
  await mark();
  expect(await marked()).toEqual(['ringA', 'ringB']);
});

test('an applied year of birth hides the page at once, where the site hides minors', async () => {
  const { db } = store;
  await store.put({ 'player/p1': born(2012), 'player/d': born(2013), 'player/p2': born(2012) });
  const hear = (deltaId: string, docId: string, on: boolean, before: DocumentData | undefined) =>
    handleDeltaWritten(
      {
        db,
        sender: { send: async () => [] },
        recountOpen: async () => undefined,
        followTrust: async () => undefined,
        markMinor: (id) => markMinor({ db, now: () => now, on }, id),
        logger: { info: () => {}, error: () => {} },
        now: Date.now,
      },
      {
        deltaId,
        at: now,
        before,
        after: delta('player', docId, '', {}, { status: 'applied', decidedBy: 'trust' }),
      },
    );
  await hear('e', 'p1', true, delta('player', 'p1', 'birthYear', 2012));
  await hear('d', '', true, delta('player', '', '', {}));
  await hear('f', 'p2', false, delta('player', 'p2', 'birthYear', 2012));
  await hear('g', 'p2', true, delta('player', 'p2', 'birthYear', 2012, { status: 'applied' }));
  expect(await marked()).toEqual(['d', 'p1']);
});

test('the site says by a variable that it hides minors', () => {
  expect([{}, { ARMWIKI_HIDE_MINORS: 'off' }, { ARMWIKI_HIDE_MINORS: 'on' }].map(hidesMinors)).toEqual([
    false,
    false,
    true,
  ]);
});
