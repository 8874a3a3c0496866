import type { EntityName } from '@/backend/scope';
import { parseDelta } from '@/model/parseDelta';
import { parseEvent } from '@/model/parseEvent';
import { parseMatch } from '@/model/parseMatch';
import { parsePlayer } from '@/model/parsePlayer';
import { parseProfile } from '@/model/parseProfile';
import { docCodecs, fitsColumns } from './docCodecs';

const parsers = {
  event: parseEvent,
  match: parseMatch,
  player: parsePlayer,
  delta: parseDelta,
  profile: parseProfile,
} as const satisfies Record<EntityName, unknown>;

/** Whether a screen may rely on the document. The columns' own check is quick; the few it cannot tell are parsed. */
export function isSound(entity: EntityName, doc: unknown): boolean {
  const codec = docCodecs[entity];
  return (codec !== undefined && fitsColumns(doc, codec)) || parsers[entity](doc).ok;
}
