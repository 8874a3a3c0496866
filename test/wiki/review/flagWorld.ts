import type { Delta } from '@/model/proposals/delta';
import { selectFlags, type FlagSources } from '@/wiki/review/flagSelectors';
import { delta, event, match, player } from '@test/support/factories';
import { screens, type Rows } from '@test/support/screens';

export const moderator = { uid: 'mod', moderator: true };
export const known: Rows = {
  events: [event('e1')],
  matches: [match('m1')],
  players: [player('ann', { birthYear: 1990 }), player('bea', { birthYear: 2010 })],
};
export const ofMatch = (id: string, fields: Partial<Delta> = {}) =>
  delta(id, { collection: 'match', docId: 'm1', source: 'a poster', ...fields });
export const flagged = (deltas: readonly Delta[], id = 'd1', sources?: FlagSources) =>
  selectFlags(screens({ ...known, deltas }, moderator).state(), id, sources).map(({ code }) => code);
