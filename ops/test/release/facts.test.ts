import { Problem } from '../../../scripts/base/problem';
import { gatherFacts, type FactsAsked } from '../../release/facts';
import { world } from './world';

const index = {
  collectionGroup: 'delta',
  queryScope: 'COLLECTION',
  fields: [{ fieldPath: 'a', order: 'ASCENDING' }],
};

async function factsWhere(
  env: NodeJS.ProcessEnv,
  lookAtStaging: FactsAsked['lookAtStaging'] = async () => undefined,
) {
  const said: string[] = [];
  const { shell, write } = world();
  write('firestore.indexes.json', JSON.stringify({ indexes: [index] }));
  const asked = { alias: 'production', projectId: 'wiki', backup: undefined };
  const log = (line: string) => said.push(line);
  return { ...(await gatherFacts({ shell: shell(env), ...asked, lookAtStaging, log })), said };
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

test('a smoke test of staging that breaks off is told, and counts as one that failed', async () => {
  const silent = { ARMWIKI_FIREBASE_CONFIG: '', GOOGLE_APPLICATION_CREDENTIALS: '' };
  const { staging, said } = await factsWhere(silent, () => Promise.reject(new Problem('no answer')));
  expect(staging).toEqual({ passed: 0, failed: 1 });
  expect(said).toEqual(['Staging could not be looked at: no answer']);
});
