import type { PlainDoc } from '@/firebase/read/plainDoc';
import { getPath, setPaths } from '@/lib/path';
import type { FakeServer } from '../fakeServer';

// The expected pages, derived by hand from the plain documents, without the app's code.

/** The records that are not deleted, by id. */
interface Docs {
  readonly player: ReadonlyMap<string, PlainDoc>;
  readonly match: ReadonlyMap<string, PlainDoc>;
}

export interface Page {
  readonly as: string | undefined;
  readonly matches: readonly string[];
  readonly merged: readonly string[];
  readonly listed: boolean;
  /** The name, and all others. */
  readonly name: string | undefined;
  readonly otherNames: readonly string[];
}

const text = (doc: PlainDoc | undefined, path: string): string | undefined => {
  const value = doc && getPath(doc, path);
  return typeof value === 'string' ? value : undefined;
};

const live = (docs: readonly PlainDoc[]): ReadonlyMap<string, PlainDoc> =>
  new Map(docs.filter((doc) => doc['deleted'] !== true).map((doc) => [doc.id, doc]));

/**
 * The records on the server, for an account including its open proposals about identities. A proposed deletion removes
 * nothing before it is decided.
 */
export function docsOf(server: FakeServer, uid?: string): Docs {
  const docs = { player: new Map(live(server.all('player'))), match: new Map(live(server.all('match'))) };
  const own = server
    .all('delta')
    .filter((delta) => uid !== undefined && delta['author'] === uid && delta['status'] === 'new')
    .sort((one, other) => Number(one['timestamp']) - Number(other['timestamp']));
  for (const delta of own) {
    const { docId, field, value } = delta as PlainDoc & Record<'docId' | 'field', string>;
    const table = docs[delta['collection'] as keyof Docs];
    const known = table.get(docId);
    if (docId === '') table.set(delta.id, { ...(value as object), id: delta.id });
    else if (known !== undefined && (field === 'player1' || field === 'player2'))
      table.set(docId, setPaths(known, [{ path: `${field}.id`, value: getPath(value, 'id') as string }]));
    else if (known !== undefined && (field === 'sameAs' || field === 'hidden'))
      table.set(docId, { ...known, [field]: value ?? undefined });
  }
  return docs;
}

/** The player whose page represents another: the end of the chain, or the smallest id of a ring. */
function standsFor({ player }: Docs, id: string): string {
  const walked: string[] = [];
  let at = id;
  while (!walked.includes(at)) {
    walked.push(at);
    const next = text(player.get(at), 'sameAs');
    if (!player.has(at) || next === undefined || !player.has(next)) return at;
    at = next;
  }
  return walked.slice(walked.indexOf(at)).sort()[0] ?? id;
}

/** The two players of a match. If both were merged into one, the entered ones remain, since nobody fights oneself. */
function foughtBy(docs: Docs, match: PlainDoc): readonly string[] {
  const entered = [text(match, 'player1.id') ?? '', text(match, 'player2.id') ?? ''];
  const standing = entered.map((id) => standsFor(docs, id));
  return standing[0] === standing[1] ? entered : standing;
}

export function pagesOf(docs: Docs, ids: readonly string[]): Readonly<Record<string, Page>> {
  const fought = [...docs.match.values()].map((match) => [match.id, foughtBy(docs, match)] as const);
  return Object.fromEntries(ids.map((id) => [id, pageOf(docs, id, fought)]));
}

function pageOf(docs: Docs, id: string, fought: readonly (readonly [string, readonly string[]])[]): Page {
  const as = standsFor(docs, id);
  const merged = [...docs.player.keys()].filter((other) => other !== id && standsFor(docs, other) === id);
  const isShown = as === id && docs.player.has(id);
  const name = isShown ? text(docs.player.get(id), 'name') : undefined;
  const names = [id, ...merged].flatMap((each) => [
    text(docs.player.get(each), 'name'),
    ...((docs.player.get(each)?.['formerNames'] ?? []) as readonly PlainDoc[]).map((former) =>
      text(former, 'name'),
    ),
    // A corrected misspelling stays findable.
    ...((docs.player.get(each)?.['spellings'] ?? []) as readonly string[]),
  ]);
  const others = new Set(names.filter((each) => each !== undefined && each !== name));
  return {
    as: as === id ? undefined : as,
    matches: fought.flatMap(([match, sides]) => (sides.includes(id) ? [match] : [])).sort(),
    merged: merged.sort(),
    listed: isShown && docs.player.get(id)?.['hidden'] !== true,
    name,
    otherNames: isShown ? ([...others] as string[]).sort() : [],
  };
}

/** The name that a side of a match must show, on the day of the match. */
export function nameIn(docs: Docs, match: PlainDoc, side: 'player1' | 'player2'): string | undefined {
  const entered = text(match, `${side}.id`) ?? '';
  const [first, second] = foughtBy(docs, match);
  const id = side === 'player1' ? first : second;
  if (id === undefined || id === entered) return text(match, `${side}.name`);
  const player = docs.player.get(id);
  const given = ((player?.['formerNames'] ?? []) as readonly { name: string; until: string }[])
    .filter(({ until }) => String(match['date']) < until)
    .sort((one, other) => (one.until < other.until ? -1 : one.until > other.until ? 1 : 0));
  return given[0]?.name ?? text(player, 'name');
}
