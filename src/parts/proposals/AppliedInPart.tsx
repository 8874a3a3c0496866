import { proposals } from '@/language/en/proposals';
import { Rich } from '@/language/Rich';
import type { DeltaId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { TextLink } from '@/ui/TextLink';

/** Links to the proposal with the unapplied rest, which only its author and moderators can open. */
export function AppliedInPart({ rest }: { readonly rest: DeltaId }) {
  return (
    <Rich
      text={proposals.appliedInPart}
      tags={{ link: (content) => <TextLink to={path('proposal', { id: rest })}>{content}</TextLink> }}
    />
  );
}
