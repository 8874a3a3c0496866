import type { EntityName } from '@/backend/scope';
import { parseDelta } from '@/model/parseDelta';
import { parseEvent } from '@/model/parseEvent';
import { parseMatch } from '@/model/parseMatch';
import { parsePlayer } from '@/model/parsePlayer';
import { parseProfile } from '@/model/parseProfile';

export { withNamesOfToday } from '@/model/parseCommand';
export { parseCommand } from '@/wiki/outbox/parseCommand';

const parsers = {
  event: parseEvent,
  match: parseMatch,
  player: parsePlayer,
  delta: parseDelta,
  profile: parseProfile,
} as const satisfies Record<EntityName, unknown>;

/** Whether the document is one of the entity's. */
export const parses = (entity: EntityName, doc: unknown): boolean => parsers[entity](doc).ok;
