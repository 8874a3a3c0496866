import { parseSport } from '@/model/parsing/parseSport';
import { describeProblem } from '@/model/parsing/sportProblem';
import type { Sport } from '@/model/sports';
import judoFile from '../data/sports/judo.json' with { type: 'json' };
import tableTennisFile from '../data/sports/table-tennis.json' with { type: 'json' };

/** Reads a definition as `npm run sport` does, and throws what is wrong with it. */
function readDefinition(file: unknown): Sport {
  const read = parseSport(file);
  if (!read.ok) throw new Error(read.error.map(describeProblem).join(' '));
  return read.value;
}

/** A sport that differs in nothing: no arms, no classes, one strength, no draws. */
export const tableTennis = readDefinition(tableTennisFile);

/** A sport of many classes and of age groups, in which wins without a score are usual. */
export const judo = readDefinition(judoFile);
