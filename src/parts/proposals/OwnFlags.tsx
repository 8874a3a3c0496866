import type { DeltaId } from '@/model/ids';
import { forAuthor } from '@/wiki/review/flags';
import { FlagBadges } from './FlagBadges';
import { useFlags } from './useFlags';

export function OwnFlags({ id }: { readonly id: DeltaId }) {
  return <FlagBadges flags={forAuthor(useFlags(id))} />;
}
