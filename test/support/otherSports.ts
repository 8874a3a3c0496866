import { parseSport } from '@/model/parsing/parseSport';
import { describeProblem } from '@/model/parsing/sportProblem';
import type { Sport } from '@/model/sports';
import judoFile from '../data/sports/judo.json' with { type: 'json' };
import tableTennisFile from '../data/sports/table-tennis.json' with { type: 'json' };

function readDefinition(file: unknown): Sport {
  const read = parseSport(file);
  if (!read.ok) throw new Error(read.error.map(describeProblem).join(' '));
  return read.value;
}

export const tableTennis = readDefinition(tableTennisFile);

export const judo = readDefinition(judoFile);
