import {
  FieldValue,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { isJsonObject } from '@/lib/json';
import type { ActAsked } from '@/model/acts/acts';
import { mostWithheldPages, replacedMark, withheldName } from '@/model/privacy/withholding';
import { carryOut } from '../withholding/carryOutWithholdings';
import { maySayName, personOf, type Person } from '../withholding/person';
import { withheldPlayer } from '../withholding/withheldDocuments';
import { withMovedIds } from '../withholding/withoutPerson';
import { conflict, done, type Act, type ActResult, type Handler } from './act';
import { inOneStep, openEntry, type Step } from './oneStep';

/** Time for the call's own share of the work. The schedule does the rest. */
const ownTimeMs = 30_000;

/**
 * Withholds a person's name, for an admin. The logging transaction removes name and facts from the player's
 * pages; scheduled work removes the name from all other places. The entry is done once no file contains the
 * name. The act cannot be restored, because the name is no longer stored anywhere.
 */
export const withhold: Handler<'withhold'> = async (services, act, asked) => {
  const { db, now } = services;
  const players = await pagesOf(db, asked.players);
  const ended = await openEntry(services, act, undefined, (tx) => firstStep(tx, db, act, asked, players));
  if (ended?.outcome === 'conflict') return ended;
  const start = now();
  const hasTime = () => services.hasTime() && now() - start < ownTimeMs;
  await carryOut({ ...services, hasTime }, db.collection('withholding').doc(act.id));
  return done;
};

async function pagesOf(db: Firestore, asked: readonly string[]): Promise<readonly string[]> {
  const ids = new Set(asked);
  for (const each of ids) {
    const merged = db.collection('player').where('sameAs', '==', each).limit(mostWithheldPages);
    for (const { id } of (await merged.select().get()).docs)
      if (ids.size < 2 * mostWithheldPages) ids.add(id);
  }
  return [...ids];
}

async function firstStep(
  tx: Transaction,
  db: Firestore,
  act: Act,
  { players: [first = '', ...others], names, request }: ActAsked<'withhold'>,
  players: readonly string[],
): Promise<Step | ActResult> {
  const stored = await tx.getAll(...players.map((id) => db.collection('player').doc(id)));
  const gone = stored.find(({ id, exists }) => !exists && (id === first || others.includes(id)));
  if (gone) return conflict(`player/${gone.id} does not exist`);
  const pages = stored.filter(({ exists }) => exists);
  const calledNames = [...new Set(pages.flatMap((page) => namesOf(page.data() ?? {})))];
  const moved = movedPages(db, pages, personOf({ players, names, calledNames, moved: {} }));
  return {
    target: { collection: 'player', id: moved.get(first) ?? first, name: withheldName },
    rest: { records: pages.length },
    write: () => {
      for (const page of pages) writePage(tx, db, page, moved);
      tx.create(db.collection('withholding').doc(act.id), {
        ...{ players, names, calledNames, moved: Object.fromEntries(moved) },
        ...{ stage: 'documents', pass: 1, place: 0, cursor: '', at: FieldValue.serverTimestamp() },
      });
      if (request !== undefined) tx.delete(db.collection('personRequest').doc(request));
    },
  };
}

const movedPages = (
  db: Firestore,
  pages: readonly DocumentSnapshot[],
  person: Person,
): ReadonlyMap<string, string> =>
  new Map(
    pages.filter(({ id }) => maySayName(id, person)).map(({ id }) => [id, db.collection('player').doc().id]),
  );

/**
 * Writes a page without name and facts. If the page gets a new id, the old document is deleted without a
 * tombstone.
 */
function writePage(
  tx: Transaction,
  db: Firestore,
  page: DocumentSnapshot,
  moved: ReadonlyMap<string, string>,
): void {
  const data = page.data() ?? {};
  const id = moved.get(page.id);
  if (id !== undefined) tx.delete(page.ref);
  tx.set(db.collection('player').doc(id ?? page.id), {
    ...(withMovedIds(withheldPlayer(data), moved) as DocumentData),
    ...(id !== undefined && { replaces: replacedMark(id, page.id) }),
    ...(data['deleted'] !== true && { updatedAt: FieldValue.serverTimestamp() }),
  });
}

function namesOf({
  name,
  aliases,
  spellings,
  formerNames,
}: Readonly<Record<string, unknown>>): readonly string[] {
  const former = listOf(formerNames).map((each) => (isJsonObject(each) ? each['name'] : undefined));
  return [name, ...listOf(aliases), ...listOf(spellings), ...former].filter(
    (each): each is string => typeof each === 'string' && each !== withheldName,
  );
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const dropRequest: Handler<'dropRequest'> = (services, act, { id }) => {
  const ref = services.db.collection('personRequest').doc(id);
  return inOneStep(services, act, async (tx) => {
    if (!(await tx.get(ref)).exists) return done;
    return { target: { collection: 'request', id }, write: () => tx.delete(ref) };
  });
};
