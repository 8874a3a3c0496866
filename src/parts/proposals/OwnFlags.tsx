import type { DeltaId } from '@/model/ids';
import { aboutAuthor } from '@/wiki/review/flags';
import { FlagBadges } from './FlagBadges';
import { useFlags } from './useFlags';

/** The flags of a proposal for its author, who can still edit it. Leaves out flags about the author. */
export function OwnFlags({ id }: { readonly id: DeltaId }) {
  const flags = useFlags(id);
  return <FlagBadges flags={flags.filter(({ code }) => !aboutAuthor.has(code))} />;
}
