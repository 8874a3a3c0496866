import type { Firestore } from 'firebase-admin/firestore';
import { problemSentence } from '@/language/sportProblems';
import { consoleActor } from '@/model/acts/log';
import { englishOf, type SavingMode } from '@/model/sports';
import { saveSport } from '../functions/src/sports/saveSport';
import { Problem } from '../scripts/base/problem';
import { jsonIn } from './checkSport';

/** Stores the definition in a file as an admin's call does. Answers a sentence that says so; throws all that is wrong. */
export async function storeSport(db: Firestore, mode: SavingMode, file: string): Promise<string> {
  const saved = await saveSport(db, { definition: jsonIn(file), mode, by: consoleActor });
  if (!saved.ok)
    throw new Problem([`${file}: nothing was stored.`, ...saved.error.map(problemSentence)].join('\n  '));
  const { id, name } = saved.value;
  return `${englishOf(name)} (${id}) is ${mode === 'add' ? 'defined' : 'updated'}. Open pages show it within seconds.`;
}
