import { Eye } from 'lucide-react';
import { useState } from 'react';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { Amendment } from '@/parts/display/Amendment';
import { ProfileName } from '@/parts/display/ProfileName';
import { RecordLink } from '@/parts/display/RecordLink';
import { ProposalChange } from '@/parts/editing/ProposalChange';
import { selectEventOfProposal } from '@/wiki/proposals/proposalSelectors';
import { BundleLink } from '@/parts/proposals/BundleLink';
import { ProposalWhy } from '@/parts/proposals/ProposalWhy';
import { Thread } from '@/parts/proposals/Thread';
import { useProposalName } from '@/parts/proposals/useProposalName';
import { deleting } from '@/language/en/deleting';
import { merging } from '@/language/en/merging';
import { moderation } from '@/language/en/moderation';
import { Rich } from '@/language/Rich';
import type { Text } from '@/language/text';
import { useLanguage, useText } from '@/language/useLanguage';
import { isDeletion, isNewRecord, recordIdOf, type Delta } from '@/model/delta';
import type { DeltaId } from '@/model/ids';
import { nameChangeOf } from '@/model/nameChange';
import type { Collection } from '@/model/schema/recordSchema';
import { path } from '@/model/routes';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { RelativeTime } from '@/ui/RelativeTime';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { AuthorMenu } from './AuthorMenu';
import { Decision } from './Decision';
import { RatingEffect } from './lazyRatingEffect';
import { ProposedEventLink } from './ProposedEventLink';
import styles from './QueueEntry.module.css';
import { QueueHints } from './QueueHints';
import { RecordPreview } from './RecordPreview';

export interface ProposalDetailsProps {
  readonly id: DeltaId;
  readonly headingId: string;
  /** With what a moderator should know and can do. */
  readonly decidable: boolean;
  /** Starts with the look at the record, and does not link to its own page. */
  readonly own?: boolean;
}

const newWords = {
  event: moderation.newEvent,
  match: moderation.newMatch,
  player: moderation.newPlayer,
} as const satisfies Record<Collection, Text>;

const changeWords = {
  event: moderation.changeOfEvent,
  match: moderation.changeOfMatch,
  player: moderation.changeOfPlayer,
} as const satisfies Record<Collection, Text>;

const deletionWords = {
  event: deleting.deletionOfEvent,
  match: deleting.deletionOfMatch,
  player: deleting.deletionOfPlayer,
} as const satisfies Record<Collection, Text>;

const wordsFor = (delta: Delta) =>
  isDeletion(delta) ? deletionWords : isNewRecord(delta) ? newWords : changeWords;

/** A proposal: the record, who wants what and why, what is and what would be, a look at it, and the decision. */
export function ProposalDetails({ id, headingId, decidable, own = false }: ProposalDetailsProps) {
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
        <Badge kind="neutral">{t(wordsFor(delta)[delta.collection])}</Badge>
      </div>
      <Origin delta={delta} linked={!own} />
      <ProposalChange id={id} name={name} />
      <Amendment delta={delta} />
      <NameMeaning delta={delta} />
      <BothPages delta={delta} />
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

interface OriginProps {
  readonly delta: Delta;
  /** True if it links to the proposal's own page. */
  readonly linked: boolean;
}

/** The event of a proposal, its author and its time. */
function Origin({ delta, linked }: OriginProps) {
  const { id, author, timestamp } = delta;
  const t = useText();
  const event = useAppSelector((state) => selectEventOfProposal(state, id));
  return (
    <p className={styles.meta}>
      {event && (
        <span>
          <ProposedEventLink id={event.id} sport={event.sport.id} />
        </span>
      )}
      <span>
        <Rich text={moderation.byAuthor} values={{ author: <ProfileName uid={author} /> }} />
      </span>
      <span>
        <RelativeTime value={timestamp} />
      </span>
      <BundleLink delta={delta} />
      {linked && <TextLink to={path('proposal', { id })}>{t(moderation.proposalPage)}</TextLink>}
    </p>
  );
}

/** Says of another name whether it was misspelt or the person took a new one, which differ in every earlier match. */
function NameMeaning({ delta }: { readonly delta: Delta }) {
  const { t, dates } = useLanguage();
  const change = nameChangeOf(delta);
  if (change === undefined) return undefined;
  return (
    <p className={styles.meta}>
      {change.kind === 'fix'
        ? t(moderation.nameMisspelt)
        : t(moderation.nameChanged, { name: change.name, day: dates.day(change.until) ?? change.until })}
    </p>
  );
}

/** Leads to two pages side by side that are said to be about one person, or one event. */
function BothPages({ delta }: { readonly delta: Delta }) {
  const t = useText();
  const { collection, docId, field, value } = delta;
  if (collection === 'match' || field !== 'sameAs' || typeof value !== 'string') return undefined;
  const other = encodeURIComponent(value);
  const page = path(collection === 'player' ? 'merge' : 'mergeEvent', { id: docId });
  return (
    <p>
      <TextLink to={`${page}?with=${other}&stays=${other}`}>{t(merging.compareBoth)}</TextLink>
    </p>
  );
}

/** The record as it would be, and the ratings, behind a button. */
function Look({ id, open }: { readonly id: DeltaId; readonly open: boolean }) {
  const t = useText();
  const [look, setLook] = useState(open);
  return (
    <div>
      <Button
        size="sm"
        variant="quiet"
        icon={<Eye aria-hidden />}
        aria-expanded={look}
        onClick={() => setLook(!look)}
      >
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
