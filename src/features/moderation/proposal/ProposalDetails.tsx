import { Eye } from 'lucide-react';
import { useState } from 'react';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { Amendment } from '@/parts/changes/Amendment';
import { RecordLink } from '@/parts/records/RecordLink';
import { ProposalChange } from '@/parts/changes/ProposalChange';
import { BundleLink } from '@/parts/proposals/BundleLink';
import { FlagBadges } from '@/parts/proposals/FlagBadges';
import { useFlags } from '@/parts/proposals/useFlags';
import { queueOfRecord } from '@/parts/proposals/queueAddress';
import { ProposalWhy } from '@/parts/proposals/ProposalWhy';
import { Thread } from '@/parts/proposals/Thread';
import { useProposalName } from '@/parts/proposals/useProposalName';
import { moderation } from '@/language/en/moderation';
import { useText } from '@/language/useLanguage';
import { isDeletion, recordIdOf, type Delta } from '@/model/proposals/delta';
import type { DeltaId, UserId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { AuthorMenu } from '../accounts/AuthorMenu';
import { Decision } from './Decision';
import { lazyPart } from '@/ui/lazyPart';
import { OriginFacts } from './OriginFacts';
import { ProposalMeaning } from './ProposalMeaning';
import { proposalKind } from './proposalKind';
import styles from '../queue/QueueEntry.module.css';
import { QueueHints } from './QueueHints';
import { RecordPreview } from './RecordPreview';
import { Reviewer } from './Reviewer';

/** How a proposal moves the ratings, without its code until a proposal is looked at. */
const { Part: RatingEffect } = lazyPart(() => import('./RatingEffect'), 'RatingEffect');

export interface ProposalDetailsProps {
  readonly id: DeltaId;
  readonly headingId: string;
  readonly decidable: boolean;
  readonly own?: boolean;
  readonly reviewer?: UserId | undefined;
}

export function ProposalDetails(props: ProposalDetailsProps) {
  const { id, headingId, decidable, own = false, reviewer } = props;
  const t = useText();
  const delta = useAppSelector((state) => selectDelta(state, id));
  const name = useProposalName(id);
  if (delta === undefined) return null;
  return (
    <div className={styles.content} data-collection={delta.collection}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.name}>
          <RecordLink collection={delta.collection} id={recordIdOf(delta)} fallback={name} />
        </h2>
        <Badge kind="neutral">{t(proposalKind(delta))}</Badge>
        {reviewer && <Reviewer uid={reviewer} />}
        {decidable && <Flags id={id} />}
      </div>
      <Origin delta={delta} linked={!own} decidable={decidable} />
      <ProposalChange id={id} name={name} />
      <Amendment delta={delta} />
      <ProposalMeaning delta={delta} />
      <ProposalWhy id={id} />
      <Thread id={id} />
      {delta.status !== 'applied' && !isDeletion(delta) && <Look id={id} open={own} />}
      {decidable && (
        <>
          <QueueHints id={id} />
          <Stack row spread>
            <Decision id={id} name={name} />
            <AuthorMenu uid={delta.author} />
          </Stack>
        </>
      )}
    </div>
  );
}

function Flags({ id }: { readonly id: DeltaId }) {
  return <FlagBadges flags={useFlags(id)} />;
}

interface OriginProps extends Pick<ProposalDetailsProps, 'decidable'> {
  readonly delta: Delta;
  readonly linked: boolean;
}

function Origin({ delta, linked, decidable }: OriginProps) {
  const { id } = delta;
  const t = useText();
  return (
    <p className={styles.meta}>
      <OriginFacts delta={delta} />
      <BundleLink delta={delta} />
      {linked && <TextLink to={path('proposal', { id })}>{t(moderation.proposalPage)}</TextLink>}
      {decidable && (
        <TextLink to={queueOfRecord(delta.collection, recordIdOf(delta))}>
          {t(moderation.openOnRecord)}
        </TextLink>
      )}
    </p>
  );
}

function Look({ id, open }: { readonly id: DeltaId; readonly open: boolean }) {
  const t = useText();
  const [look, setLook] = useState(open);
  return (
    <div>
      <Button size="sm" variant="quiet" icon={<Eye />} aria-expanded={look} onClick={() => setLook(!look)}>
        {t(look ? moderation.hidePreview : moderation.showPreview)}
      </Button>
      {look && (
        <>
          <RecordPreview id={id} />
          <RatingEffect id={id} />
        </>
      )}
    </div>
  );
}
