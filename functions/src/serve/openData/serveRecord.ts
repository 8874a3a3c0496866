import { isStoredId } from '@/model/ids';
import { collections, type Collection } from '@/model/schema/recordSchema';
import {
  answerRequest,
  found,
  missing,
  moved,
  type WebAnswer,
  type AnswerServices,
  type WebRequest,
} from '../reading/answers';
import { redirectKept } from '../requests/queryOf';
import { refreshMs, type ReadWiki } from '../reading/publishedWiki';
import type { Wiki } from '../reading/wiki';
import { openApi } from './openApi';

/**
 * Answers `/data/player/{id}.json` and likewise events and matches, in the format of the published files. A
 * merged record redirects to the remaining one. `/data/player/{id}.matches.json` are the matches that name a
 * player, and `/data/event/{id}.matches.json` those of an event, for the app. `/data/openapi.json` describes the endpoints.
 */
export const serveRecord = (
  {
    wiki: read,
    origin,
    terms,
    now,
    logger,
  }: Pick<AnswerServices, 'wiki' | 'origin' | 'terms' | 'now' | 'logger'>,
  asked: WebRequest,
): Promise<WebAnswer> =>
  answerRequest(logger, asked, async () => {
    const isDescription = asked.path === '/data/openapi.json';
    const address = readRecordPath(asked.path);
    const of = readMatchesPath(asked.path);
    if (!address && !isDescription && !of) return missing();
    // Hosting caches by full URL. Redirect queries, or each one would miss the cache.
    if (asked.query !== '') return moved(asked.path, redirectKept);
    if (isDescription) return found('application/json', JSON.stringify(openApi(origin, terms)));
    if (of?.collection === 'event') return matchesOfEvent(read, of.id, now);
    const wiki = await read();
    if (of) return matchesNaming(wiki, of.id);
    if (!address) return missing();
    const { collection, id } = address;
    const standing = wiki.standing(collection, id);
    if (standing !== id) return moved(recordPath(collection, standing));
    const record = wiki.stored[collection].get(id);
    return record ? found('application/json', JSON.stringify(record)) : missing();
  });

/** As stored, under the id that was asked for: the app reads through merges itself. */
const matchesNaming = (wiki: Wiki, player: string): WebAnswer =>
  wiki.stored.player.has(player)
    ? found('application/json', JSON.stringify(wiki.matchesNaming(player)))
    : missing();

/** As stored. The app follows in the database what has changed since `checkedAt`. */
async function matchesOfEvent(read: ReadWiki, event: string, now: () => number): Promise<WebAnswer> {
  // Not the usual age, at which an instance may answer from an older copy where the database fails.
  const age = refreshMs - 1;
  const checkedAt = now() - age;
  const wiki = await read(age);
  if (!wiki.stored.event.has(event)) return missing();
  const matches = [...wiki.stored.match.values()].filter((match) => match.event.id === event);
  return found('application/json', JSON.stringify({ checkedAt, matches }), 'day');
}

const recordPath = (collection: Collection, id: string): string =>
  `/data/${collection}/${encodeURIComponent(id)}.json`;

function readMatchesPath(path: string) {
  const [, collection, id] = /^\/data\/(event|player)\/([^/.]+)\.matches\.json$/.exec(path) ?? [];
  return collection !== undefined && isStoredId(id) ? { collection, id } : undefined;
}

function readRecordPath(path: string): { readonly collection: Collection; readonly id: string } | undefined {
  const [, first, id] = /^\/data\/([a-z]+)\/([^/.]+)\.json$/.exec(path) ?? [];
  const collection = collections.find((each) => each === first);
  return collection !== undefined && isStoredId(id) ? { collection, id } : undefined;
}
