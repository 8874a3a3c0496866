import { builtInSports } from '@/model/sports';
import { serveHead } from '../../../../functions/src/serve/head/serveHead';
import { address, match, shell } from './pages';

export const logger = { error: () => {} };
export const found = {
  kind: 'match',
  address: address('/match/m'),
  match: match(),
  event: undefined,
} as const;
export const services = {
  origin: 'https://wiki.example',
  sports: builtInSports,
  shell: async () => ({ html: shell, current: true }),
  readPage: async () => found,
  ratingsOf: async () => [],
  published: async () => undefined,
  previewKey: async () => 'a key',
  now: () => Date.parse('2026-02-03'),
  logger,
};
/** What the function answers, with other services than the usual ones. */
export const get = (over: object = {}, method = 'GET', path = '/match/m', query = '') =>
  serveHead({ ...services, ...over }, { method, path, query });
export const cache = ({ headers }: Awaited<ReturnType<typeof get>>) => headers['Cache-Control'];
