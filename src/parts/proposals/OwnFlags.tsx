import type { DeltaId } from '@/model/ids';
import { forAuthor } from '@/wiki/review/flags';
import { FlagBadges } from './FlagBadges';
import { useFlags } from './useFlags';

/** The flags of a proposal for its author, who can still edit it. Leaves out flags about the author. */
export function OwnFlags({ id }: { readonly id: DeltaId }) {
  return <FlagBadges flags={forAuthor(useFlags(id))} />;
}
