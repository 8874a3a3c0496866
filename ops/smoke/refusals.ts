import { newId } from '@/lib/newId';
import { writeVersion } from '@/model/accounts/writeVersion';
import { expectThat, type Check } from './check';
import type { ApiAnswer, WikiApi } from './wikiApi';

const privatePaths = ['user', 'quota', 'trust', 'ban', 'secret', 'gone', 'mail', 'report', 'actLog'];

const refusedQueries = {
  'proposals that wait': {
    from: [{ collectionId: 'delta' }],
    where: {
      fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'new' } },
    },
    limit: 1,
  },
  'reports of readers': { from: [{ collectionId: 'report' }], limit: 1 },
  'private documents of accounts': { from: [{ collectionId: 'user' }], limit: 1 },
  'all players at once': { from: [{ collectionId: 'player' }] },
} as const;

/**
 * Rules and functions refuse what only they may decide. Each write requires a document that does not exist, so even
 * open rules would change nothing.
 */
export function refusalChecks(api: WikiApi, who: string, token: () => string | undefined): readonly Check[] {
  const id = newId();
  const overwrite = (path: string) => ({
    update: { name: api.nameOf(path), fields: { name: { stringValue: 'Smoke test' } } },
    currentDocument: { exists: true },
  });
  return [
    {
      name: `${who} writes no record, no proposal without its counter, no role`,
      look: async () => {
        for (const collection of ['event', 'match', 'player', 'delta', 'role', 'sport', 'setting'])
          expectRefused(
            await api.commit([overwrite(`${collection}/${id}`)], token()),
            `a write of ${collection}`,
          );
      },
    },
    {
      name: `${who} deletes no record`,
      look: async () => {
        const remove = { delete: api.nameOf(`player/${id}`), currentDocument: { exists: true } };
        expectRefused(await api.commit([remove], token()), 'a deletion');
      },
    },
    {
      name: `${who} reads nothing of others that is private`,
      look: async () => {
        for (const collection of privatePaths)
          expectRefused(await api.get(`${collection}/${id}`, token()), `a look at ${collection}`);
        for (const [what, query] of Object.entries(refusedQueries))
          expectRefused(await api.list(query, token()), `a query for ${what}`);
      },
    },
    {
      name: `functions do nothing of a moderator's for ${who}`,
      look: async () => {
        const asked = { kind: 'approveEvent', eventId: id, action: id, schema: writeVersion };
        const { status, text } = await api.call('act', asked, token());
        expectThat(status === 401 || status === 403, 'act to be refused', `${status} ${text}`);
      },
    },
  ];
}

export function expectRefused({ status, text }: ApiAnswer, what: string): void {
  expectThat(status === 403, `${what} to be refused with status 403`, `${status} ${text}`);
}
