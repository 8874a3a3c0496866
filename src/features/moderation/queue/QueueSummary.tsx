import { memo } from 'react';
import { moderation } from '@/language/en/moderation';
import { records } from '@/language/en/records';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { recordIdOf, type Delta } from '@/model/proposals/delta';
import type { DeltaId, UserId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { RecordLink } from '@/parts/records/RecordLink';
import { Sources } from '@/parts/records/Sources';
import { BundleLink } from '@/parts/proposals/BundleLink';
import { FlagBadges } from '@/parts/proposals/FlagBadges';
import { useFlags } from '@/parts/proposals/useFlags';
import { useProposalName } from '@/parts/proposals/useProposalName';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { TextLink } from '@/ui/TextLink';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { selectThread } from '@/wiki/proposals/threadSelectors';
import { ChangeLine } from './ChangeLine';
import { OriginFacts } from '../proposal/OriginFacts';
import { ProposalMeaning } from '../proposal/ProposalMeaning';
import { proposalKind } from '../proposal/proposalKind';
import { QueueHints } from '../proposal/QueueHints';
import styles from './QueueSummary.module.css';
import { Reviewer } from '../proposal/Reviewer';

export interface QueueSummaryProps {
  readonly id: DeltaId;
  readonly headingId: string;
  readonly reviewer: UserId | undefined;
}

export const QueueSummary = memo(function QueueSummary({ id, headingId, reviewer }: QueueSummaryProps) {
  const t = useText();
  const delta = useAppSelector((state) => selectDelta(state, id));
  const name = useProposalName(id);
  const flags = useFlags(id);
  if (delta === undefined) return undefined;
  return (
    <div className={styles.summary}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.name}>
          <RecordLink collection={delta.collection} id={recordIdOf(delta)} fallback={name} />
        </h2>
        <Badge kind="neutral">{t(proposalKind(delta))}</Badge>
        {reviewer && <Reviewer uid={reviewer} />}
        <FlagBadges flags={flags} />
      </div>
      <ChangeLine id={id} />
      <Origin delta={delta} />
      <ProposalMeaning delta={delta} />
      <QueueHints id={id} />
    </div>
  );
});

function Origin({ delta }: { readonly delta: Delta }) {
  const { id, note, source } = delta;
  const t = useText();
  const replies = useAppSelector((state) => selectThread(state, id).length);
  return (
    <p className={styles.origin}>
      <OriginFacts delta={delta} />
      {replies > 0 && <span>{t(moderation.replies, { count: replies })}</span>}
      {note !== undefined && <span>{t(records.note, { note })}</span>}
      {source !== undefined && (
        <span>
          <Rich text={records.sourceIs} values={{ source: <Sources sources={[source]} /> }} />
        </span>
      )}
      <BundleLink delta={delta} />
      <span>
        <TextLink to={path('proposal', { id })}>{t(moderation.proposalPage)}</TextLink>
      </span>
    </p>
  );
}
