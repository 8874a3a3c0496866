import { dequal } from 'dequal';
import type { DeltaId } from '@/model/ids';
import { useToday } from '@/parts/days/useToday';
import { EffectPanel } from '@/parts/ratings/EffectPanel';
import { useAppSelector } from '@/store/typed';
import { selectResultEffect } from './effectSelectors';

export function RatingEffect({ id }: { readonly id: DeltaId }) {
  const today = useToday();
  const result = useAppSelector((state) => selectResultEffect(state, id, today), dequal);
  return result && <EffectPanel result={result} />;
}
