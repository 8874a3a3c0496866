import { codesOf } from '@/model/card/codes';
import type { Drafts } from '@/parts/drafts/draft';
import { personKey, type Meaning } from '@/parts/rows/people';
import { createPlanner, type PlannableRow, type PlannedRow } from '@/parts/rows/plan';
import type { StoredWorld } from '@/parts/rows/storedWorld';
import type { CardRow } from './cardForm';
import { isKnown, newPeople, sidesOf } from './cardPeople';
import { enteredDay, enteredName } from './enteredEvent';

const fresh: Meaning = { kind: 'new', by: 'name' };

export interface CardAsked {
  readonly rows: readonly CardRow[];
  /** Absent for a new event. */
  readonly eventId: string | undefined;
  readonly drafts: Drafts;
}

/**
 * What each row repeats and contradicts, and what it says of a known player that is not stored. Scores are left out:
 * two rows of a card that differ in them alone are likely one match.
 */
export function planCard(
  { rows, eventId, drafts }: CardAsked,
  stored: StoredWorld,
): readonly PlannedRow<PlannableRow>[] {
  const name = enteredName(drafts);
  const event = { key: '', id: '', name, ...enteredDay(drafts) };
  const people = new Map(newPeople(rows).map((person) => [person.key, person]));
  const sides = sidesOf(rows);
  const meanings = sides
    .flat()
    .map((side): readonly [string, Meaning] => [
      personKey(side, isKnown),
      side.id === '' ? fresh : { kind: 'known', id: side.id, by: 'id' },
    ]);
  const planOf = createPlanner<PlannableRow>(
    {
      ...stored,
      knowsPlayer: isKnown,
      knowsEvent: isKnown,
      people: new Map(meanings),
      events: new Map([[event.key, fresh]]),
      entries: new Map([[event.key, { key: event.key, name, count: rows.length, event }]]),
      target: eventId,
      newPerson: (key) => people.get(key),
    },
    { wanted: [], leftOut: [], sent: [] },
  );
  return sides.map((of, at) => {
    const { gender, round, doubts = [], ...row }: Partial<CardRow> = rows[at] ?? {};
    return planOf({
      line: at + 1,
      sides: of,
      facts: {
        ...Object.fromEntries(codesOf(row).map(({ path, code }) => [path, code])),
        ...(gender !== undefined && { gender }),
        ...(round !== undefined && { round }),
      },
      doubts,
      problems: [],
      ...(eventId === undefined && { event }),
    });
  });
}
