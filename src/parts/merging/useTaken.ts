import { useState } from 'react';
import { fieldValue } from '@/model/records/fields';
import type { Event, Player } from '@/model/records/records';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { canTake } from './MergeTable';

/**
 * The facts that the page that stays takes from the other one. By default those that it lacks; where both
 * have one, its own stays. `chosen` are those of `taken` that it can take.
 */
export function useTaken<F extends FieldSpec>(
  fields: readonly F[],
  source: Event | Player,
  target: Event | Player,
) {
  const takable = fields.filter((field) => canTake(field, source, target));
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(takable.filter((field) => fieldValue(target, field) === null).map(({ path }) => path)),
  );
  const take = (at: string, yes: boolean) =>
    setTaken((before) => new Set(yes ? [...before, at] : [...before].filter((each) => each !== at)));
  return { taken, take, chosen: takable.filter(({ path }) => taken.has(path)) };
}
