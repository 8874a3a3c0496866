import type { EventRead } from '@/model/importing/readRow';
import type { EventEntry } from '@/parts/rows/eventEntry';
import type { PersonEntry } from '@/parts/rows/people';
import type { PlannedRow, PlanWorld } from '@/parts/rows/plan';

export interface NewRecords {
  readonly events: readonly EventEntry[];
  readonly people: readonly PersonEntry[];
}

/** The first rows whose proposals fit into the limit together with the new records they need. */
export function fitting(
  ready: readonly PlannedRow[],
  room: number,
  world: Pick<PlanWorld, 'people' | 'events' | 'entries' | 'target'>,
  entries: ReadonlyMap<string, PersonEntry>,
): NewRecords & { readonly rows: readonly PlannedRow[]; readonly proposals: number } {
  const events = new Map<string, EventEntry>();
  const people = new Map<string, PersonEntry>();
  const rows: PlannedRow[] = [];
  for (const planned of ready) {
    const event = world.target === undefined ? world.entries.get(planned.event) : undefined;
    const newEvent = event && world.events.get(event.key)?.kind === 'new' ? [event] : [];
    const newPeople = [...new Set(planned.people)].flatMap((key) => {
      const entry = entries.get(key);
      return entry !== undefined && world.people.get(key)?.kind === 'new' ? [entry] : [];
    });
    const more =
      1 +
      newEvent.filter(({ key }) => !events.has(key)).length +
      newPeople.filter(({ key }) => !people.has(key)).length;
    if (rows.length + events.size + people.size + more > room) break;
    rows.push(planned);
    for (const entry of newEvent) events.set(entry.key, entry);
    for (const entry of newPeople) people.set(entry.key, entry);
  }
  return {
    rows,
    events: [...events.values()],
    people: [...people.values()],
    proposals: rows.length + events.size + people.size,
  };
}

export const eventFactsOf = ({
  name,
  event: { key: _, id: __, ...facts },
}: EventEntry): Omit<EventRead, 'key' | 'id'> => ({ ...facts, name });
