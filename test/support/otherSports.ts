import { parseSport } from '@/model/parsing/parseSport';
import { describeProblem } from '@/model/parsing/sportProblem';
import type { Sport } from '@/model/sports';
import chessFile from '../../data/templates/chess.json' with { type: 'json' };
import judoFile from '../../data/templates/judo.json' with { type: 'json' };
import tableTennisFile from '../../data/templates/table-tennis.json' with { type: 'json' };

function readDefinition(file: unknown): Sport {
  const read = parseSport(file);
  if (!read.ok) throw new Error(read.error.map(describeProblem).join(' '));
  return read.value;
}

export const tableTennis = readDefinition(tableTennisFile);

export const chess = readDefinition(chessFile);

export const judo = readDefinition(judoFile);
