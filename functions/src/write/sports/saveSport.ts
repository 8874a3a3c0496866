import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { problemSentence } from '@/language/sportProblems';
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
import { targetOf } from '../../base/names';
import type { ActResult, Handler } from '../acts/act';
import { atConsole, inOneStep, type Step } from '../acts/oneStep';
import { readSports } from './storedSports';

/**
 * Checks a definition and stores it together with the codes that the rules allow. Proposals may then use its
 * codes, and open pages show it within seconds. If there are problems, all are returned and nothing is
 * changed.
 */
export const saveSport: Handler<'saveSport'> = async (services, act, { definition, mode }) => {
  return inOneStep(services, act, planSport(services.db, definition, mode));
};

export const saveSportAtConsole = (
  db: Firestore,
  definition: unknown,
  mode: SavingMode,
): Promise<ActResult> => atConsole(db, 'saveSport', planSport(db, definition, mode));

const planSport =
  (db: Firestore, definition: unknown, mode: SavingMode) =>
  async (tx: Transaction): Promise<Step | ActResult> => {
    const read = parseSport(definition);
    if (!read.ok) return invalid(read.error);
    const sport = read.value;
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
    if (problems.length + tooMany.length > 0) return invalid([...problems, ...tooMany]);
    const { id, ...fields } = sport;
    return {
      target: targetOf('sport', id, englishOf(sport.name)),
      // A built-in definition has no document.
      rest: { before: documents.docs.find((doc) => doc.id === id)?.data() ?? null },
      write: () => {
        tx.set(db.collection('sport').doc(id), { ...fields, updatedAt: FieldValue.serverTimestamp() });
        tx.set(db.doc(codesPath), { ...knownCodes(withStored([...others, sport])) });
      },
    };
  };

const invalid = (why: readonly SportProblem[]): ActResult => ({
  outcome: 'invalid',
  problems: why.map(problemSentence),
  why,
});

/** Stops: an unreadable stored definition would lose its codes. */
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
