import { proposals } from '@/language/en/proposals';
import { Rich } from '@/language/Rich';
import type { DeltaId } from '@/model/ids';
import { path } from '@/model/routes';
import { TextLink } from '@/ui/TextLink';

/** Leads to the proposal of what was not applied, which its author and moderators can see. */
export function AppliedInPart({ rest }: { readonly rest: DeltaId }) {
  return (
    <Rich
      text={proposals.appliedInPart}
      tags={{ link: (content) => <TextLink to={path('proposal', { id: rest })}>{content}</TextLink> }}
    />
  );
}
