import { deriveResults } from '@/model/records/deriveResult';
import { liveCodes, type Sport } from '@/model/sports';
import type { Match } from '@/model/records/records';

export type SampleMatch = Pick<Match, 'player1' | 'player2' | 'gender' | 'arm' | 'weight'>;

export function sampleMatches(sport: Sport, names: readonly [string, string]): readonly SampleMatch[] {
  const { most, draws, halves } = sport.score;
  const [one, two] = names;
  const match = (at: 0 | -1, fields: object) => {
    const sample = {
      gender: 'W',
      player1: { name: one },
      player2: { name: two },
      ...codesAt(sport, at),
      ...fields,
    };
    return deriveResults(sample as unknown as Match);
  };
  const scored = (score1: number, score2: number) => ({
    player1: { name: one, score: score1 },
    player2: { name: two, score: score2 },
  });
  const drawn = halves ? scored(0.5, 0.5) : { outcome: 'draw' };
  return [match(0, scored(most, 0)), match(-1, draws ? drawn : scored(most - 1, most))];
}

function codesAt(sport: Sport, at: 0 | -1): object {
  const codes = sport.choices.map((choice) => [choice.path, liveCodes(choice).at(at)] as const);
  const below = codes.flatMap(([path, code]) =>
    path.startsWith('choices.') ? [[path.slice('choices.'.length), code] as const] : [],
  );
  return {
    ...Object.fromEntries(codes.filter(([path]) => !path.includes('.'))),
    choices: Object.fromEntries(below),
  };
}
