import { dequal } from 'dequal';
import { tableGet, type Table } from '@/lib/table';
import {
  doublesOf,
  noDoubles,
  noEventIdentities,
  type Doubles,
  type EventIdentities,
} from '@/model/identities';
import type { Match } from '@/model/records';
import type { Changes } from '@/overlay/overlay';
import { followSaid, proposedSaid, type Said } from './followIdentities';

/** The matches that say to double another one, and those that do. */
export interface SaidDoubles {
  readonly said: Said;
  readonly doubles: Doubles;
}

const none: SaidDoubles = { said: new Map(), doubles: noDoubles };

/**
 * Keeps doubles up with the rows of matches. A new table costs its difference from the last one, and nothing where no event
 * was merged.
 *
 * @param proposed the merged events with own proposals, for which what matches say is read as well
 */
export function followDoubles(): (
  rows: Table<Match>,
  events: EventIdentities,
  proposed: EventIdentities,
) => SaidDoubles {
  const follow = followSaid<Match>((before, after) => before?.event.id !== after?.event.id);
  let lastEvents = noEventIdentities;
  let result = none;
  return (rows, events, proposed) => {
    if (events.size + proposed.size === 0) return none;
    const { said, isChanged } = follow(rows);
    if (isChanged || (events !== lastEvents && said.size > 0))
      result = doubling(said, result, (id) => tableGet(rows, id), events);
    lastEvents = events;
    return result;
  };
}

/** The doubles with those that changes propose; the same reference where they propose none. */
export function proposedDoubles(
  confirmed: SaidDoubles,
  changes: Changes<Match>,
  find: (id: string) => Match | undefined,
  events: EventIdentities,
): Doubles {
  const said = proposedSaid(confirmed.said, changes, find);
  return said.size === 0 && confirmed.doubles.size === 0
    ? confirmed.doubles
    : doubling(said, confirmed, find, events).doubles;
}

function doubling(
  said: Said,
  before: SaidDoubles,
  find: (id: string) => Match | undefined,
  events: EventIdentities,
): SaidDoubles {
  const doubles = doublesOf(said, find, events);
  return { said, doubles: dequal(doubles, before.doubles) ? before.doubles : doubles };
}
