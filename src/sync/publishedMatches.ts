import type { Copies } from '@/backend/copies';
import { isJsonObject } from '@/lib/json';
import type { Scope } from '@/backend/scope';
import { parseTombstone } from '@/model/published/publishedChanges';
import { recordParsers } from '@/model/parsing/recordParsers';
import type { Match } from '@/model/records/records';

type MatchScope = Extract<Scope, { kind: 'match' | 'matchesOfEvent' | 'matchesOfPlayer' }>;

/**
 * The matches of a scope from the published copy and the later changes, up to the last publication. It
 * downloads the file of all matches for a few, so use it only while the database must be spared.
 */
export async function publishedMatches(
  copies: Pick<Copies, 'changes' | 'manifest' | 'part'>,
  scope: MatchScope,
  signal: AbortSignal,
): Promise<readonly Match[]> {
  const { manifest } = await copies.manifest(signal);
  const { parts, watermark = 0 } = manifest.collections.match;
  const list = await copies.changes(signal).catch(() => undefined);
  const changed = list?.collections.match.files.filter((file) => file.watermark >= watermark) ?? [];
  const matches = new Map<string, Match>();
  for (const file of [...parts, ...changed])
    for (const doc of await copies.part(file, signal)) take(matches, scope, doc);
  return [...matches.values()];
}

function take(matches: Map<string, Match>, scope: MatchScope, doc: unknown): void {
  const gone = parseTombstone(doc);
  if (gone) {
    if (gone.updatedAt >= (matches.get(gone.id)?.updatedAt ?? -1)) matches.delete(gone.id);
    return;
  }
  if (!isJsonObject(doc) || (!isOf(scope, doc) && !matches.has(String(idOf(doc))))) return;
  const read = recordParsers.match(doc);
  if (!read.ok) throw new Error(read.error);
  const { id, updatedAt = 0 } = read.value;
  if (updatedAt < (matches.get(id)?.updatedAt ?? -1)) return;
  if (isOf(scope, doc)) matches.set(id, read.value);
  else matches.delete(id);
}

/** Checks the document before parsing, because most are not needed. */
function isOf(scope: MatchScope, { id, event, player1, player2 }: Readonly<Record<string, unknown>>) {
  switch (scope.kind) {
    case 'match':
      return id === scope.match;
    case 'matchesOfEvent':
      return idOf(event) === scope.event;
    case 'matchesOfPlayer':
      return idOf(player1) === scope.player || idOf(player2) === scope.player;
  }
}

const idOf = (of: unknown): unknown => (isJsonObject(of) ? of['id'] : undefined);
