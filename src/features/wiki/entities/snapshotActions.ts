import type { UnknownAction } from '@reduxjs/toolkit';
import type { EntityName, ScopeKey } from '@/backend/scope';
import type { JournalEntry } from '@/backend/rows';
import type { Resume, Snapshot, SnapshotEvent } from '@/backend/snapshot';
import { deltasSlice } from './deltasSlice';
import { eventsSlice } from './eventsSlice';
import { matchesSlice } from './matchesSlice';
import { playersSlice } from './playersSlice';
import { profilesSlice } from './profilesSlice';

/** The slice that keeps each kind of document. */
export const entitySlices = {
  event: eventsSlice,
  match: matchesSlice,
  player: playersSlice,
  delta: deltasSlice,
  profile: profilesSlice,
} as const satisfies Record<EntityName, unknown>;

/** The actions of one snapshot, to be dispatched in one tick; the last carries the marks. */
export function snapshotActions(scope: ScopeKey, snapshot: Snapshot): readonly UnknownAction[] {
  return snapshot.events.map((event, at) => {
    const last = at === snapshot.events.length - 1;
    return snapshotAction(scope, snapshot.entity, event, last ? marksOf(snapshot) : {});
  });
}

function snapshotAction(
  scope: ScopeKey,
  entity: EntityName,
  event: SnapshotEvent<unknown>,
  marks: Partial<Resume>,
): UnknownAction {
  const { kind, ...rest } = event;
  const payload = { scope, ...rest, ...marks };
  return { type: `${entitySlices[entity].name}/${kind}`, payload };
}

const marksOf = ({ watermark, checkedAt }: Partial<Resume>): Partial<Resume> => ({
  ...(watermark !== undefined && { watermark }),
  ...(checkedAt !== undefined && { checkedAt }),
});

const entityOf = new Map<string, EntityName>(
  // `Object.entries` forgets that the keys are the ones written above.
  Object.entries(entitySlices).map(([entity, slice]) => [slice.name, entity as EntityName]),
);

/** The journal entry of a snapshot action; `undefined` for every other action. */
export function journalEntry(action: unknown): JournalEntry | undefined {
  if (!isPayloadAction(action)) return undefined;
  const [name = '', kind] = action.type.split('/');
  const entity = entityOf.get(name);
  if (entity === undefined || !['added', 'modified', 'removed', 'reset'].includes(kind ?? ''))
    return undefined;
  const { scope, watermark: _, checkedAt: __, ...rest } = action.payload;
  // The action was made by `snapshotAction` or a slice's creator, so its payload is its event's.
  return {
    entity,
    scope,
    event: { kind, ...rest },
    ...marksOf(action.payload),
  } as JournalEntry;
}

function isPayloadAction(action: unknown): action is {
  readonly type: string;
  readonly payload: { readonly scope: ScopeKey } & Partial<Resume>;
} {
  return (
    typeof action === 'object' &&
    action !== null &&
    'type' in action &&
    typeof action.type === 'string' &&
    'payload' in action &&
    typeof action.payload === 'object' &&
    action.payload !== null &&
    'scope' in action.payload
  );
}
