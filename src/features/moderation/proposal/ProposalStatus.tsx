import { useExplanation } from '@/parts/records/useExplanation';
import { AppliedInPart } from '@/parts/proposals/AppliedInPart';
import { StandsInstead } from '@/parts/proposals/StandsInstead';
import { moderation } from '@/language/en/moderation';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { isSuperseded } from '@/model/cause';
import type { Delta } from '@/model/proposals/delta';
import { path } from '@/model/sharing/routes';
import { RelativeTime } from '@/ui/RelativeTime';
import { TextLink } from '@/ui/TextLink';

interface ProposalStatusProps {
  readonly delta: Delta;
  readonly own: boolean;
  readonly moderator: boolean;
}

export function ProposalStatus({ delta, own, moderator }: ProposalStatusProps) {
  const t = useText();
  const reason = useExplanation(delta.reason, delta.reasonCause);
  const when = <RelativeTime value={delta.decidedAt ?? delta.timestamp} />;
  switch (delta.status) {
    case 'applied':
      return (
        <p>
          <Rich text={moderation.decidedApplied} values={{ when }} />{' '}
          {delta.rest !== undefined && (own || moderator) && <AppliedInPart rest={delta.rest} />}
        </p>
      );
    case 'rejected':
      return (
        <p>
          <Rich
            text={isSuperseded(delta.reasonCause) ? moderation.decidedOtherwise : moderation.decidedRejected}
            values={{
              when,
              reason: reason ?? t(moderation.noReason),
            }}
          />{' '}
          <StandsInstead cause={delta.reasonCause} />
        </p>
      );
    case 'new':
      return own ? (
        <p>
          <Rich
            text={moderation.ownWaits}
            tags={{ link: (content) => <TextLink to={path('mydelta')}>{content}</TextLink> }}
          />
        </p>
      ) : null;
  }
}
