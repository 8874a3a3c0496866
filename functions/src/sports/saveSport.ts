import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import {
  codesPath,
  knownCodes,
  parseSport,
  replacingProblems,
  type CodesInUse,
} from '@/model/parsing/parseSport';
import { limits } from '@/model/schema/limits';
import { sportProblem, type SportProblem } from '@/model/parsing/sportProblem';
import { englishOf, findSport, withStored, type SavingMode, type Sport } from '@/model/sports';
import { readSports } from './storedSports';

/** A definition and how it is meant. */
export interface Saving {
  readonly definition: unknown;
  readonly mode: SavingMode;
  /** The admin's uid, or who sits at the project's own terminal. */
  readonly by: string;
}

/**
 * Checks a definition and stores it together with what the rules know of all: from then on proposals may name its codes, and
 * open pages show it within seconds. Answers the sport, or all that is wrong, and then nothing is changed.
 */
export async function saveSport(
  db: Firestore,
  { definition, mode, by }: Saving,
): Promise<Parsed<Sport, readonly SportProblem[]>> {
  const read = parseSport(definition);
  if (!read.ok) return read;
  const sport = read.value;
  return db.runTransaction(async (tx): Promise<Parsed<Sport, readonly SportProblem[]>> => {
    // All, so that nobody else's definition is missing among the codes.
    const documents = await tx.get(db.collection('sport'));
    const stored = readSports(documents, unreadable);
    const before = findSport(withStored(stored), sport.id);
    const problems =
      modeProblem(sport, before, mode) ??
      (before && replacingProblems(before, sport, await vanishing(tx, db, before, sport))) ??
      [];
    const others = stored.filter(({ id }) => id !== sport.id);
    const tooMany =
      others.length < limits.sports ? [] : [sportProblem('sports', '', { found: others.length })];
    if (problems.length + tooMany.length > 0) return unparsed([...problems, ...tooMany]);
    const { id, ...fields } = sport;
    tx.set(db.collection('sport').doc(id), { ...fields, updatedAt: FieldValue.serverTimestamp() });
    tx.set(db.doc(codesPath), { ...knownCodes(withStored([...others, sport])) });
    tx.create(db.collection('actLog').doc(), {
      kind: 'saveSport',
      by,
      target: { collection: 'sport', id, name: englishOf(sport.name) },
      at: FieldValue.serverTimestamp(),
      // A built-in definition is known without it.
      before: documents.docs.find((doc) => doc.id === id)?.data() ?? null,
    });
    return parsed(sport);
  });
}

/** Refuses to go on: a stored definition that cannot be read would lose its codes. */
function unreadable(error: string): never {
  throw new Error(`A stored definition cannot be read: ${error} Mend it first.`);
}

function modeProblem(
  { id }: Sport,
  before: Sport | undefined,
  mode: SavingMode,
): readonly SportProblem[] | undefined {
  if (mode === 'add' && before !== undefined) return [sportProblem('newId', 'id', { found: id })];
  if (mode === 'update' && before === undefined) return [sportProblem('knownId', 'id', { found: id })];
  return undefined;
}

/** How many matches have each code that would go. */
async function vanishing(
  tx: Transaction,
  db: Firestore,
  before: Sport,
  { id, choices }: Sport,
): Promise<CodesInUse> {
  const counted = before.choices.map(async ({ path, codes }) => {
    const stay = new Set(choices.find((choice) => choice.path === path)?.codes.map(({ code }) => code));
    const going = codes.filter(({ code }) => !stay.has(code));
    const counts = going.map(async ({ code }) => {
      const matches = db.collection('match').where('event.sport.id', '==', id).where(path, '==', code);
      return [code, (await tx.get(matches.count())).data().count] as const;
    });
    return [path, Object.fromEntries(await Promise.all(counts))] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}
