import { gatherFacts } from '../../../../scripts/operating/release/facts';
import { world } from './world';

const index = {
  collectionGroup: 'delta',
  queryScope: 'COLLECTION',
  fields: [{ fieldPath: 'a', order: 'ASCENDING' }],
};

/** Learns the facts where npm and firebase say this. */
async function factsWhere(env: NodeJS.ProcessEnv) {
  const { shell, write } = world();
  write('firestore.indexes.json', JSON.stringify({ indexes: [index] }));
  const asked = { alias: 'production', projectId: 'wiki', backup: undefined };
  return gatherFacts({ shell: shell(env), ...asked, lookAtStaging: async () => undefined });
}

test('what is asked of npm, firebase, git and the environment is put together', async () => {
  const facts = await factsWhere({
    AUDIT: '{"metadata":{"vulnerabilities":{"high":2,"critical":0}}}',
    INDEXES: `${JSON.stringify({ indexes: [index] })}\nA hint`,
    STATES: '[READY] (delta)',
    ARMWIKI_FIREBASE_CONFIG: '{"apiKey":"k","projectId":"wiki"}',
    SITE_ORIGIN: 'https://wiki.example',
    GOOGLE_APPLICATION_CREDENTIALS: '',
  });
  expect(facts).toMatchObject({
    ...{ projectId: 'wiki', changed: ['firestore.indexes.json'], tested: false, audit: 'clean' },
    ...{ backup: undefined, pending: undefined, staging: undefined },
    indexes: { missing: [], building: false },
    build: { projectId: 'wiki', origin: 'https://wiki.example' },
    origin: 'https://wiki.example',
  });
});

test('whatever does not answer is told as such', async () => {
  const silent = { ARMWIKI_FIREBASE_CONFIG: '', GOOGLE_APPLICATION_CREDENTIALS: '' };
  const facts = await factsWhere({ ...silent, AUDIT: '{"message":"405"}', FAILS: 'firestore:indexes' });
  expect(facts).toMatchObject({ audit: undefined, indexes: undefined, build: { projectId: undefined } });
  const strange = await factsWhere({ ...silent, AUDIT: '"critical": 1', INDEXES: '{no', STATES: '' });
  expect(strange).toMatchObject({ audit: 'flaws', indexes: undefined });
});
