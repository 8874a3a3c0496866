import type { JournalEntry, RowsSlice, StoredEntity } from '@/backend/rows';
import type { Match, Side } from '@/model/records/records';
import { isWithheld, replacedMark, withheldName } from '@/model/privacy/withholding';
import type { Doc } from '../columns/storedTable';

/**
 * For a person whose name is withheld: the current id, which differs from the argument if that contained the
 * name. `undefined` for everyone else.
 */
export type PresentId = (id: string) => string | undefined;

const sidesOf = ({ player1, player2 }: Match): readonly Side[] => [player1, player2];

export const isNameless = (doc: Doc): boolean =>
  'player1' in doc
    ? sidesOf(doc).some(({ name }) => name === withheldName)
    : 'withheld' in doc && isWithheld(doc);

export const isMatchOf = (doc: Doc, presentId: PresentId): boolean =>
  'player1' in doc && sidesOf(doc).some(({ id }) => presentId(id) !== undefined);

/** Whether an entry brings a document with a withheld name, so that the device must forget it. */
export function bringsNameless({ entity, event }: JournalEntry): boolean {
  if (event.kind === 'removed' || (entity !== 'player' && entity !== 'match')) return false;
  const docs: readonly Doc[] = event.docs;
  return docs.some(isNameless);
}

export function withheldPeople(docs: Iterable<Doc>): PresentId {
  const known = new Map<string, string | undefined>();
  const marks: (readonly [id: string, mark: string])[] = [];
  for (const doc of docs) {
    if (!isNameless(doc)) continue;
    if ('player1' in doc) {
      for (const { id, name } of sidesOf(doc)) if (name === withheldName) known.set(id, id);
    } else {
      known.set(doc.id, doc.id);
      if ('replaces' in doc && doc.replaces !== undefined) marks.push([doc.id, doc.replaces]);
    }
  }
  if (known.size === 0) return () => undefined;
  return (id) => {
    if (marks.length > 0 && !known.has(id))
      known.set(id, marks.find(([now, mark]) => replacedMark(now, id) === mark)?.[0]);
    return known.get(id);
  };
}

/**
 * Removes these people's names from matches, and pages whose ids contained a name. The server does not send
 * all of those matches again. Returns the same slice if nothing changes.
 */
export function withoutNames(slice: RowsSlice, presentId: PresentId): RowsSlice {
  const { entity, rows } = slice;
  if (entity !== 'match' && entity !== 'player') return slice;
  const known: readonly Doc[] = rows.docs;
  const docs = known.flatMap((doc): readonly Doc[] => {
    if ('player1' in doc) return [matchWithout(doc, presentId)];
    const now = presentId(doc.id);
    return now === undefined || now === doc.id ? [doc] : [];
  });
  if (docs.length === known.length && docs.every((doc, at) => doc === known[at])) return slice;
  return { entity, rows: onlyDocs(rows, docs) };
}

function matchWithout(match: Match, presentId: PresentId): Match {
  const [player1, player2] = [sideWithout(match.player1, presentId), sideWithout(match.player2, presentId)];
  return player1 === match.player1 && player2 === match.player2 ? match : { ...match, player1, player2 };
}

function sideWithout(side: Side, presentId: PresentId): Side {
  const id = presentId(side.id);
  if (id === undefined || (id === side.id && side.name === withheldName)) return side;
  return { ...side, id: id as Side['id'], name: withheldName };
}

export function onlyDocs(rows: StoredEntity<Doc>, docs: readonly Doc[]): StoredEntity<Doc> {
  const left = new Set<string>(docs.map(({ id }) => id));
  const held = Object.entries(rows.held).map(
    ([scope, ids]) => [scope, ids.filter((id) => left.has(id))] as const,
  );
  return { ...rows, docs, held: Object.fromEntries(held) };
}
