import { isJsonObject } from '@/lib/json';
import { fieldChanges, isNewRecord, type Delta } from '../proposals/delta';
import { impossibleResultOf, youngest } from '../matches/plausibility';
import type { AnyRecord } from '../records/records';
import { findSport, type Sport } from '../sports';

export interface EditSurroundings {
  readonly live: AnyRecord | undefined;
  readonly born: readonly number[];
  readonly sports: readonly Sport[];
}

/**
 * Why a moderator must look at an edit of any author: a result that the sport rules out, or a player who was
 * unborn or a child.
 */
export function obstacleTo(
  delta: Delta,
  { live, born, sports }: EditSurroundings,
): 'result' | 'age' | undefined {
  if (delta.collection !== 'match') return undefined;
  const sport = findSport(sports, sportOf(delta, live) ?? '');
  if (sport === undefined || impossibleResultOf(delta, sport) !== undefined) return 'result';
  const year = Number(dateOf(delta)?.slice(0, 4));
  return born.some((each) => year - each < youngest) ? 'age' : undefined;
}

export function playersOfNew(delta: Delta): readonly string[] {
  if (delta.collection !== 'match' || !isNewRecord(delta)) return [];
  return (fieldChanges(delta) ?? []).flatMap(({ field, value }) => {
    const id = field.type === 'player' && isJsonObject(value) ? value['id'] : undefined;
    return typeof id === 'string' ? [id] : [];
  });
}

function sportOf({ value }: Delta, live: AnyRecord | undefined): string | undefined {
  if (live && 'event' in live) return live.event.sport.id;
  const event = isJsonObject(value) ? value['event'] : undefined;
  const sport = isJsonObject(event) ? event['sport'] : undefined;
  const id = isJsonObject(sport) ? sport['id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}

function dateOf(delta: Delta): string | undefined {
  const date = (fieldChanges(delta) ?? []).find(({ field }) => field.path === 'date')?.value;
  return typeof date === 'string' ? date : undefined;
}
