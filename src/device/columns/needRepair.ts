import type { EntityName } from '@/backend/scope';
import { docCodecs, fitsColumns } from './docCodecs';

/** A document of which the columns' own check cannot tell whether it is as it should be. */
export interface Unsure {
  readonly entity: EntityName;
  readonly doc: unknown;
}

/** Those of which a quick look does not tell that a screen may rely on them. */
export function unsureAmong(entity: EntityName, docs: readonly unknown[]): readonly Unsure[] {
  const codec = docCodecs[entity];
  return docs.flatMap((doc) => (codec !== undefined && fitsColumns(doc, codec) ? [] : [{ entity, doc }]));
}

/** Tells whether a screen may not rely on one of them. They are parsed, with code that is loaded only for that. */
export async function needRepair(unsure: readonly Unsure[]): Promise<boolean> {
  if (unsure.length === 0) return false;
  const { parses } = await import('../base/parses');
  return !unsure.every(({ entity, doc }) => parses(entity, doc));
}
