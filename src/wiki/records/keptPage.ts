import { compareText } from '@/lib/compareText';
import { fieldValue } from '@/model/records/fields';
import type { Event, Player } from '@/model/records/records';
import { fieldSpecs } from '@/model/schema/recordSchema';
import type { RootState } from '@/store/typed';
import { selectMatchIdsOfEvent, selectMatchIdsOfPlayer } from './recordsSelectors';

/**
 * Whether a merge keeps `one` rather than `other` unless its author chooses: the page with more matches, else the older
 * one, else the one with more facts. Total, so that both pages agree.
 */
export function selectIsKept(
  state: RootState,
  collection: 'event' | 'player',
  one: Event | Player,
  other: Event | Player,
): boolean {
  const matches = ({ id }: Event | Player) =>
    (collection === 'event' ? selectMatchIdsOfEvent(state, id) : selectMatchIdsOfPlayer(state, id)).length;
  const facts = (page: Event | Player) =>
    fieldSpecs[collection].filter((field) => fieldValue(page, field) !== null).length;
  const order =
    matches(other) - matches(one) ||
    one.created - other.created ||
    facts(other) - facts(one) ||
    compareText(one.id, other.id);
  return order < 0;
}
