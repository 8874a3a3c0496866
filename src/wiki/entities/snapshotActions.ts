import type { UnknownAction } from '@reduxjs/toolkit';
import type { EntityName, ScopeKey } from '@/backend/scope';
import type { JournalEntry } from '@/backend/rows';
import { isJsonObject } from '@/lib/json';
import type { Progress, Snapshot } from '@/backend/snapshot';
import type { SnapshotEvent } from '@/overlay/snapshotEvent';
import { deltasSlice } from './deltasSlice';
import { eventsSlice } from './eventsSlice';
import { matchesSlice } from './matchesSlice';
import { playersSlice } from './playersSlice';
import { profilesSlice } from './profilesSlice';
import { sportsSlice } from './sportsSlice';

export const entitySlices = {
  event: eventsSlice,
  match: matchesSlice,
  player: playersSlice,
  delta: deltasSlice,
  profile: profilesSlice,
  sport: sportsSlice,
} as const satisfies Record<EntityName, unknown>;

/**
 * The actions of one snapshot, to be dispatched in one tick. The last one carries the progress. A snapshot
 * without events becomes an empty `added`, so the progress is stored too.
 */
export function snapshotActions(scope: ScopeKey, snapshot: Snapshot): readonly UnknownAction[] {
  const events: readonly SnapshotEvent<unknown>[] =
    snapshot.events.length > 0 ? snapshot.events : [{ kind: 'added', docs: [] }];
  return events.map((event, at) => {
    const last = at === events.length - 1;
    return snapshotAction(scope, snapshot.entity, event, last ? progressOf(snapshot) : {});
  });
}

function snapshotAction(
  scope: ScopeKey,
  entity: EntityName,
  event: SnapshotEvent<unknown>,
  progress: Progress,
): UnknownAction {
  const { kind, ...rest } = event;
  const payload = { scope, ...rest, ...progress };
  return { type: `${entitySlices[entity].name}/${kind}`, payload };
}

const progressOf = ({ since, watermark, checkedAt, filling }: Progress): Progress => ({
  ...(since !== undefined && { since }),
  ...(watermark !== undefined && { watermark }),
  ...(checkedAt !== undefined && { checkedAt }),
  ...(filling && { filling }),
});

const entityOf = new Map<string, EntityName>(
  Object.entries(entitySlices).map(([entity, slice]) => [slice.name, entity as EntityName]),
);

export function journalEntry(action: unknown): JournalEntry | undefined {
  if (!isPayloadAction(action)) return undefined;
  const [name = '', kind] = action.type.split('/');
  const entity = entityOf.get(name);
  if (entity === undefined || !['added', 'modified', 'removed', 'reset'].includes(kind ?? ''))
    return undefined;
  const { scope, since: _, watermark: __, checkedAt: ___, filling: ____, ...rest } = action.payload;
  // Only `snapshotAction` and the slices make such actions, so the payload is an event.
  return {
    entity,
    scope,
    event: { kind, ...rest },
    ...progressOf(action.payload),
  } as JournalEntry;
}

function isPayloadAction(action: unknown): action is {
  readonly type: string;
  readonly payload: { readonly scope: ScopeKey } & Progress;
} {
  if (!isJsonObject(action)) return false;
  const { type, payload } = action;
  return typeof type === 'string' && isJsonObject(payload) && 'scope' in payload;
}
