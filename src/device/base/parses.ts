import type { EntityName } from '@/backend/scope';
import { parseDelta } from '@/model/parsing/parseDelta';
import { parseEvent } from '@/model/parsing/parseEvent';
import { parseMatch } from '@/model/parsing/parseMatch';
import { parsePlayer } from '@/model/parsing/parsePlayer';
import { parseProfile } from '@/model/parsing/parseProfile';

export { withNamesOfToday } from '@/model/parsing/parseCommand';
export { parseCommand } from '@/wiki/outbox/parseCommand';

const parsers = {
  event: parseEvent,
  match: parseMatch,
  player: parsePlayer,
  delta: parseDelta,
  profile: parseProfile,
} as const satisfies Record<EntityName, unknown>;

/** Tells whether the document is one of the entity's. */
export const parses = (entity: EntityName, doc: unknown): boolean => parsers[entity](doc).ok;
