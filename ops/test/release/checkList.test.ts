import { checkList, listed, type Facts } from '../../release/checkList';
import { compareIndexes } from '../../release/indexes';

const now = Date.parse('2026-11-26T12:00:00Z');

const ready: Facts = {
  projectId: 'wiki',
  now,
  version: '0.1.0+abc',
  changed: [],
  tested: true,
  audit: 'clean',
  backup: { project: 'wiki', at: '2026-11-25T13:00:00Z' },
  pending: [],
  indexes: { missing: [], building: false },
  build: { projectId: 'wiki', origin: 'https://wiki.example' },
  origin: 'https://wiki.example',
  staging: { passed: 40, failed: 0 },
};

const open = (facts: Partial<Facts>) =>
  checkList({ ...ready, ...facts }).filter(({ state }) => state === 'open');

test('where all is done nothing is left but what a person has to look at', () => {
  const items = checkList(ready);
  expect(open({})).toEqual([]);
  expect(items.filter(({ state }) => state === 'done').length).toBe(8);
  expect(items.filter(({ state }) => state === 'person').length).toBe(3);
  expect(listed(items)).toContain('[x] The files are those of the commit (0.1.0+abc)\n');
  expect(listed(items)).toContain('\n[?] Moderators know');
});

test.each<[string, Partial<Facts>, string]>([
  ['changed files', { changed: ['src/a.ts', 'b'] }, 'commit or remove src/a.ts, b'],
  ['tests that have not run', { tested: false }, 'All tests have passed on them: npm test'],
  ['critical flaws', { audit: 'flaws' }, 'npm audit'],
  ['no backup', { backup: undefined }, 'npm run backup -- --project wiki'],
  [
    'an old backup',
    { backup: { project: 'wiki', at: '2026-11-25T11:00:00Z' } },
    'as of 2026-11-25T11:00:00Z',
  ],
  [
    'a seed',
    { backup: { project: 'wiki', at: '2026-11-26T11:00:00Z', anonymised: true } },
    'found a seed, which cannot bring the wiki back; npm run backup',
  ],
  ['a backup of another', { backup: { project: 'other', at: '2026-11-26T11:00:00Z' } }, 'found one of other'],
  ['no credentials', { pending: undefined }, 'GOOGLE_APPLICATION_CREDENTIALS'],
  ['no word of indexes', { indexes: undefined }, 'did not answer'],
  [
    'an index that is not there',
    { indexes: { missing: ['delta (a ASCENDING)'], building: false } },
    'delta (a ASCENDING) is not: npx firebase deploy --only firestore:indexes --project wiki',
  ],
  ['an index that is being built', { indexes: { missing: [], building: true } }, 'still being built'],
  [
    'a build for another project',
    { build: { projectId: 'wiki-staging', origin: 'https://wiki.example' } },
    'ARMWIKI_FIREBASE_CONFIG names wiki-staging',
  ],
  ['a build for none', { build: {} }, 'names no project'],
  [
    'a build for another address',
    { build: { projectId: 'wiki', origin: 'https://wiki.web.app' } },
    'SITE_ORIGIN says https://wiki.web.app',
  ],
  ['staging of another version', { staging: undefined }, 'npm run release -- deploy staging'],
  ['staging that does not work', { staging: { passed: 39, failed: 1 } }, '1 of its sentences'],
])('%s: it is open, and says what to do', (_, facts, says) => {
  const items = open(facts);
  expect(items).toHaveLength(1);
  expect(items[0]?.says).toContain(says);
});

test('what only a person can see holds nothing up', () => {
  expect(open({ audit: undefined, pending: ['some-step'] })).toEqual([]);
  expect(listed(checkList({ ...ready, pending: ['some-step'] }))).toContain(
    '[?] Migrations wait (some-step)',
  );
});

test('indexes are compared by what they are, however they are written', () => {
  const needed = {
    indexes: [
      {
        collectionGroup: 'delta',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'status', order: 'ASCENDING' },
          { fieldPath: 'timestamp', order: 'DESCENDING' },
        ],
      },
    ],
    fieldOverrides: [{ collectionGroup: 'delta', fieldPath: 'value', indexes: [] }],
  };
  const named = (name: string) => ({ fieldPath: name, order: 'ASCENDING' });
  const there = {
    indexes: [
      ...needed.indexes.map((index) => ({ ...index, fields: [...index.fields, named('__name__')] })),
      { collectionGroup: 'old', queryScope: 'COLLECTION', fields: [named('a'), named('b')] },
    ],
    fieldOverrides: needed.fieldOverrides.map((one) => ({ ...one, ttl: false })),
  };
  expect(compareIndexes(needed, there, '[READY] (delta)')).toEqual({ missing: [], building: false });
  expect(compareIndexes(needed, { indexes: [] }, '[CREATING] (delta)')).toEqual({
    missing: ['delta (status ASCENDING, timestamp DESCENDING) of a COLLECTION', 'delta.value ()'],
    building: true,
  });
});
