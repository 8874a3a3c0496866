import { Timestamp } from 'firebase-admin/firestore';
import { codesPath, knownCodes } from '@/model/parsing/parseSport';
import { sportProblem } from '@/model/parsing/sportProblem';
import { findSport, type Sport } from '@/model/sports';
import { handleAct } from '../../../../functions/src/handleAct';
import { newIdOf } from '@test/support/newIdOf';
import { createKnownSports } from '../../../../functions/src/write/sports/storedSports';
import { armWrestling } from '@test/support/factories';
import { call, fakeAccounts, servicesOn } from '../../serverWorld';
import { openStore } from '../../support';

const store = openStore('demo-save-sport');
beforeEach(() => store.empty());
afterAll(() => store.close());

const { auth } = fakeAccounts(
  { uid: 'ada', email: 'ada@example.com', claims: { admin: true } },
  { uid: 'mod', email: 'mod@example.com', claims: { moderator: true } },
);

const tableTennis = {
  id: 'tt',
  name: { en: 'Table Tennis', ja: '卓球' },
  choices: [
    {
      path: 'choices.surface',
      label: 'Surface',
      all: 'Any surface',
      codes: [
        { code: 'wood', label: 'Wood' },
        { code: 'stone', label: 'Stone' },
      ],
    },
  ],
  score: { counts: 'games', most: 4, draws: false },
};

let asked = 0;
const save = async (definition: unknown, mode = 'add', by = 'ada') => {
  asked += 1;
  const action = newIdOf(`a${asked}`);
  const answer = await handleAct(
    call(by, { kind: 'saveSport', definition, mode, action }),
    servicesOn(store, auth),
  );
  return answer.outcome === 'invalid' ? answer : { ...answer, problems: [], why: [] };
};

const known = () =>
  createKnownSports({ db: () => store.db, now: Date.now, logger: { info: () => {}, error: () => {} } })();

const withoutStone = {
  ...tableTennis,
  choices: tableTennis.choices.map((choice) => ({ ...choice, codes: choice.codes.slice(0, 1) })),
};

test('a sport that an admin defines is known to functions and rules at once, and logged', async () => {
  expect(await save(tableTennis)).toMatchObject({ outcome: 'done', problems: [] });
  const sports = await known();
  expect(sports.map(({ id }) => id)).toEqual(['armw', 'tt']);
  expect(sports[1]).toEqual(tableTennis);
  expect(await store.get(codesPath)).toEqual(knownCodes(sports));
  expect((await store.get(codesPath))?.['sports']).toEqual(['armw', 'tt']);
  const [entry] = (await store.db.collection('actLog').get()).docs.map((doc) => doc.data());
  expect(entry).toEqual({
    kind: 'saveSport',
    by: 'ada',
    target: { collection: 'sport', id: 'tt', name: 'Table Tennis' },
    at: expect.any(Timestamp),
    before: null,
    ...{ records: 0, proposals: 0, done: true },
  });
});

test('a built-in sport is updated as any other, and its document is what counts', async () => {
  const renamed: Sport = { ...armWrestling, name: 'Wrist Wrestling' };
  expect(await save(renamed, 'update')).toMatchObject({ outcome: 'done', problems: [] });
  expect(findSport(await known(), 'armw')).toEqual(renamed);
});

test('what is wrong with a definition is told, all of it, and nothing is changed', async () => {
  const { problems, why } = await save({ ...tableTennis, id: 'T T', score: {} });
  expect(problems.length).toBeGreaterThan(1);
  expect(problems.join()).toContain('id: expected an id');
  expect(why).toContainEqual(sportProblem('id', 'id', { found: '"T T"' }));
  expect((await save(tableTennis, 'update')).problems).toEqual([
    'id: "tt" is not defined. Use add to define it.',
  ]);
  expect((await save(armWrestling)).problems).toEqual([
    'id: "armw" is already defined. Use update to replace it.',
  ]);
  expect((await store.db.collection('sport').get()).size).toBe(0);
  expect(await store.get(codesPath)).toBeUndefined();
});

test('a code that matches have does not vanish; one that nobody has may', async () => {
  await save(tableTennis);
  const event = { id: 'e1', date: '2024-05-01', sport: { id: 'tt' } };
  await store.put({ 'match/m1': { event, choices: { surface: 'stone' } } });
  expect((await save(withoutStone, 'update')).problems).toEqual([
    'choices.surface: the code "stone" is missing, but 1 match uses it. Keep it with "retired": true.',
  ]);
  expect((await save({ ...withoutStone, choices: [] }, 'update')).problems).toHaveLength(1);
  await store.put({ 'match/m1': { event } });
  expect((await save(withoutStone, 'update')).problems).toEqual([]);
  expect((await store.get(codesPath))?.['others']).not.toContain('stone');
});

test('definitions that are stored at the same time all count for the rules', async () => {
  const ids = ['aa', 'bb', 'cc', 'dd'];
  const answers = await Promise.all(ids.map((id) => save({ ...tableTennis, id })));
  expect(answers).toEqual(ids.map(() => ({ outcome: 'done', problems: [], why: [] })));
  expect((await store.get(codesPath))?.['sports']).toEqual(['armw', ...ids]);
});

test.each([
  ['a moderator', () => save(tableTennis, 'add', 'mod'), 'permission-denied'],
  ['without a mode', () => save(tableTennis, 'replace'), 'invalid-argument'],
])('%s is refused', async (_, attempt, code) => {
  await expect(attempt()).rejects.toMatchObject({ code });
  expect((await store.db.collection('sport').get()).size).toBe(0);
});

test('a stored definition that cannot be read is left out of what functions know, and keeps others from being stored', async () => {
  await store.put({ 'sport/odd': { name: 5 } });
  expect((await known()).map(({ id }) => id)).toEqual(['armw']);
  await expect(save(tableTennis)).rejects.toThrow();
  expect(await store.get('sport/tt')).toBeUndefined();
});
