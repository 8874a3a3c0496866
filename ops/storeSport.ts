import type { Firestore } from 'firebase-admin/firestore';
import { parseSport } from '@/model/parsing/parseSport';
import { englishOf, type SavingMode } from '@/model/sports';
import { saveSportAtConsole } from '../functions/src/write/sports/saveSport';
import { Problem } from '../scripts/base/problem';
import { jsonIn } from './checkSport';

export async function storeSport(db: Firestore, mode: SavingMode, file: string): Promise<string> {
  const definition = jsonIn(file);
  const saved = await saveSportAtConsole(db, definition, mode);
  if (saved.outcome === 'invalid')
    throw new Problem([`${file}: nothing was stored.`, ...saved.problems].join('\n  '));
  const sport = parseSport(definition);
  const named = sport.ok ? `${englishOf(sport.value.name)} (${sport.value.id})` : file;
  return `${named} is ${mode === 'add' ? 'defined' : 'updated'}. Open pages show it within seconds.`;
}
