import { isStoredId } from '@/model/ids';
import { collections, type Collection } from '@/model/schema/recordSchema';
import {
  answerAsked,
  found,
  missing,
  moved,
  type Answer,
  type AnswerServices,
  type Asked,
} from '../reading/answers';
import { redirectKept } from '../requests/queryOf';
import { openApi } from './openApi';

/**
 * Answers `/data/player/{id}.json` and likewise events and matches, in the format of the published files. A
 * merged record redirects to the remaining one. `/data/openapi.json` describes the endpoints.
 */
export const serveRecord = (
  { wiki: read, origin, terms, logger }: Pick<AnswerServices, 'wiki' | 'origin' | 'terms' | 'logger'>,
  asked: Asked,
): Promise<Answer> =>
  answerAsked(logger, asked, async () => {
    const isDescription = asked.path === '/data/openapi.json';
    const address = readRecordPath(asked.path);
    if (!address && !isDescription) return missing();
    // Hosting caches by full URL. Redirect queries, or each one would miss the cache.
    if (asked.query !== '') return moved(asked.path, redirectKept);
    if (!address) return found('application/json', JSON.stringify(openApi(origin, terms)));
    const { collection, id } = address;
    const wiki = await read();
    const standing = wiki.standing(collection, id);
    if (standing !== id) return moved(recordPath(collection, standing));
    const record = wiki.stored[collection].get(id);
    return record ? found('application/json', JSON.stringify(record)) : missing();
  });

const recordPath = (collection: Collection, id: string): string =>
  `/data/${collection}/${encodeURIComponent(id)}.json`;

function readRecordPath(path: string): { readonly collection: Collection; readonly id: string } | undefined {
  const [, first, id] = /^\/data\/([a-z]+)\/([^/.]+)\.json$/.exec(path) ?? [];
  const collection = collections.find((each) => each === first);
  return collection !== undefined && isStoredId(id) ? { collection, id } : undefined;
}
