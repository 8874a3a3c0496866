import { manifestFile, parseManifest } from '@/model/published/publication';
import { changesFile, parseChangesList, type ChangesList } from '@/model/published/publishedChanges';
import { duplicatesFile, parseDuplicates } from '@/model/published/publishedDuplicates';
import { matchesOfEventFile, matchesOfPlayerFile } from '@/model/published/matchesFiles';
import type { Match } from '@/model/records/records';
import { recordParsers } from '@/model/parsing/recordParsers';
import { parseRecent } from '@/model/parsing/parseRecent';
import { recentFile } from '@/model/published/publishedRecent';
import { parseQueue, parseStatus, queueFile, statusFile } from '@/model/published/publishedStatus';
import { siteFile } from '@/model/operating/siteFacts';
import { parseSiteSettings } from '@/model/parsing/parseSite';
import { anySignal } from '@/lib/anySignal';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { timeOf } from '@/lib/timeOf';
import type { Copies } from '@/backend/copies';

const patienceMs = 60_000;
/** Without the list of changes the database is asked, which costs more but works. */
const listPatienceMs = 8_000;
/** A server that has just started loads its copy first, and the database answers sooner. */
const matchesPatienceMs = 2_000;
/** Scopes that open together share one list. */
const listKeptMs = 60_000;

/**
 * The copy under an address such as `/data/`. Parts never change, so the browser's cache keeps them.
 *
 * @param heard receives the server time of each answer, or an earlier one.
 */
export function createHttpCopies(
  base: string,
  ask: typeof fetch = (...args) => fetch(...args),
  heard: (time: number) => void = () => undefined,
): Copies {
  const get = async (file: string, signal?: AbortSignal, patience = patienceMs) => {
    const timeout = AbortSignal.timeout(patience);
    const answer = await ask(base + file, { signal: signal ? anySignal(signal, timeout) : timeout });
    const time = timeOf(answer);
    if (time !== undefined) heard(time);
    if (!answer.ok) throw new Error(`${file}: expected the file, found status ${answer.status}`);
    return answer;
  };
  const read = async <T>(
    file: string,
    parse: (input: unknown) => Parsed<T>,
    signal?: AbortSignal,
    patience?: number,
  ): Promise<T> => valueOf(parse(await jsonOf(file, await get(file, signal, patience))));
  let list: { readonly at: number; readonly coming: Promise<ChangesList> } | undefined;
  // No caller's signal may abort what others also wait for.
  const askForList = () => read(changesFile, parseChangesList, undefined, listPatienceMs);
  return {
    manifest: async (signal) => {
      const answer = await get(manifestFile, signal);
      const manifest = valueOf(parseManifest(await jsonOf(manifestFile, answer)));
      return { manifest, at: timeOf(answer) ?? Date.now() };
    },
    changes: async (signal) => {
      if (!list || performance.now() - list.at > listKeptMs) {
        const coming = askForList();
        list = { at: performance.now(), coming };
        coming.catch(() => {
          if (list?.coming === coming) list = undefined;
        });
      }
      const found = await list.coming;
      signal.throwIfAborted();
      return found;
    },
    part: async ({ file, bytes, sha256, count }, signal) => {
      const content = await (await get(file, signal)).arrayBuffer();
      const found = await hashOf(content);
      if (content.byteLength !== bytes || found !== sha256)
        throw new Error(
          `${file}: expected ${bytes} bytes with SHA-256 ${sha256}, found ${content.byteLength} with ${found}`,
        );
      const docs: unknown = JSON.parse(new TextDecoder().decode(content));
      if (!Array.isArray(docs) || docs.length !== (count ?? docs.length))
        throw new Error(`${file}: expected a list of ${count ?? 'some'} records`);
      return docs as readonly unknown[];
    },
    duplicates: () => read(duplicatesFile, parseDuplicates),
    matchesOfPlayer: (player, signal) =>
      read(matchesOfPlayerFile(player), parseMatches, signal, matchesPatienceMs),
    matchesOfEvent: (event, signal) => read(matchesOfEventFile(event), parsed, signal, matchesPatienceMs),
    recent: (signal) => read(recentFile, parseRecent, signal, listPatienceMs),
    site: () => read(siteFile, parseSiteSettings, undefined, listPatienceMs),
    status: () => read(statusFile, parseStatus, undefined, listPatienceMs),
    queue: () => read(queueFile, parseQueue, undefined, listPatienceMs),
  };
}

function parseMatches(input: unknown): Parsed<readonly Match[]> {
  if (!Array.isArray(input)) return unparsed('Expected a list of matches');
  return parsed(input.map((doc) => valueOf(recordParsers.match(doc))));
}

async function jsonOf(file: string, answer: Response): Promise<unknown> {
  // A site without the function answers with its start page.
  const type = answer.headers.get('Content-Type');
  if (!type?.includes('json')) throw new Error(`${file}: expected JSON, found ${type}`);
  return answer.json();
}

function valueOf<T>(result: Parsed<T>): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', content);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
