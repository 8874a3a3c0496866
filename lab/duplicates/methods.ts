import { transliterate } from 'transliteration';
import { defaultThreshold, findDuplicates } from '@/model/identity/findDuplicates';
import { keyOf, type Method } from './judge';

export const threshold = defaultThreshold;

export const ownMethod: Method = {
  name: 'Armwiki',
  threshold,
  score: (players) =>
    new Map(
      findDuplicates(players, { transliterate, least: 0.05 }).map(({ a, b, score }) => [keyOf(a, b), score]),
    ),
};

export const preparations: readonly (readonly [label: string, prepare: (name: string) => string])[] = [
  ['as written', (name) => name.toLowerCase()],
  [
    'in Latin letters',
    (name) =>
      transliterate(name.normalize('NFC'))
        .toLowerCase()
        .replace(/[^a-z0-9 ]/g, ''),
  ],
];
