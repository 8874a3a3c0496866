import { dequal } from 'dequal';
import type { DeltaId } from '@/model/ids';
import { useToday } from '@/parts/days/useToday';
import { EffectPanel } from '@/parts/ratings/EffectPanel';
import { useAppSelector } from '@/store/typed';
import { selectResultEffect } from './effectSelectors';

/** How a proposal moves the ratings and ranks of its players. Renders nothing if no result changes. */
export function RatingEffect({ id }: { readonly id: DeltaId }) {
  const today = useToday();
  const result = useAppSelector((state) => selectResultEffect(state, id, today), dequal);
  return result && <EffectPanel result={result} />;
}
