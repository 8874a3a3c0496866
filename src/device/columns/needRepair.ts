import type { EntityName } from '@/backend/scope';
import { docCodecs, fitsColumns } from './docCodecs';

export interface Unsure {
  readonly entity: EntityName;
  readonly doc: unknown;
}

/** Documents that a quick check cannot prove valid. */
export function unsureAmong(entity: EntityName, docs: readonly unknown[]): readonly Unsure[] {
  const codec = docCodecs[entity];
  return docs.flatMap((doc) => (codec !== undefined && fitsColumns(doc, codec) ? [] : [{ entity, doc }]));
}

export async function needRepair(unsure: readonly Unsure[]): Promise<boolean> {
  if (unsure.length === 0) return false;
  const { parses } = await import('../base/parses');
  return !unsure.every(({ entity, doc }) => parses(entity, doc));
}
