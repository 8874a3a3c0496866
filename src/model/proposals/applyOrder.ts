import { isDeletion, isNewRecord, type Delta } from './delta';

export const applyWaves = 7;

/**
 * The place of a delta when several are applied together; its kind alone determines it.
 *
 *   WAVE    DELTAS                          WHY THERE
 *   0       new players and events          matches name them
 *   1       edits of players and events     so that waves 2 and 3 copy the new names and dates at once
 *   2       new matches
 *   3       edits of matches
 *   4       deletions of matches            a player named by a match cannot be deleted, and deleting an event
 *   5       deletions of events             deletes its matches
 *   6       deletions of players
 */
export const applyWave = (delta: Pick<Delta, 'collection' | 'docId' | 'field' | 'value'>): number =>
  isDeletion(delta)
    ? ['match', 'event', 'player'].indexOf(delta.collection) + 4
    : (delta.collection === 'match' ? 2 : 0) + (isNewRecord(delta) ? 0 : 1);
