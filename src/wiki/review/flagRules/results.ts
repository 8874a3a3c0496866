import { fieldChanges, isNewRecord, type Delta } from '@/model/proposals/delta';

const results: ReadonlySet<string> = new Set([
  'player1',
  'player1.score',
  'player2',
  'player2.score',
  'outcome',
  'winner',
]);

export const statesResult = (delta: Delta): boolean =>
  delta.collection === 'match' && (fieldChanges(delta) ?? []).some(({ field }) => results.has(field.path));

export const changesResult = (delta: Delta): boolean => !isNewRecord(delta) && statesResult(delta);
