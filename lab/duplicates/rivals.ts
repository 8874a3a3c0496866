import { ratio, token_set_ratio, token_sort_ratio, WRatio } from 'fuzzball';
import { editDistance } from '@/lib/editDistance';
import { scoreAll, type Method } from './judge';
import { preparations } from './methods';

function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  const most = Math.floor(longest * 0.6);
  return longest === 0 ? 0 : 1 - editDistance(a, b, most) / longest;
}

export const editDistances: readonly Method[] = preparations.map(([label, prepare]) => ({
  name: `edit distance, ${label}`,
  score: (players) => scoreAll(players, prepare, likeness),
}));

const scorers = { ratio, token_sort_ratio, token_set_ratio, WRatio };

export const fuzzball: readonly Method[] = Object.entries(scorers).flatMap(([scorer, compare]) =>
  preparations.map(([label, prepare]) => ({
    name: `fuzzball ${scorer}, ${label}`,
    score: (players) => scoreAll(players, prepare, (a, b) => compare(a, b, { full_process: false }) / 100),
  })),
);
