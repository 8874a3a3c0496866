import { ShieldCheck } from 'lucide-react';
import { UnconfirmedCards } from '@/parts/live/lazyLive';
import { ForModerators } from '@/parts/session/ForModerators';
import { ScopeState } from '@/parts/scopes/ScopeState';
import { useScope } from '@/wiki/scopes/useScope';
import { review } from '@/language/en/review';
import { titles } from '@/language/en/titles';
import { words } from '@/language/en/words';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { path } from '@/model/sharing/routes';
import { definePage } from '@/store/page';
import { useAppSelector, useAppDispatch } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { ReviewEntry } from './ReviewEntry';
import { reviewListId, useReviewFocus } from './useReviewFocus';
import { selectReviewEventIds, selectDelayedReviews, type DelayedReview } from './reviewSelectors';
import { DelayedDecision, DelayedRegion } from '@/parts/outbox/DelayedDecision';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';
import type { EventId } from '@/model/ids';

function EventReviewPage() {
  const t = useText();
  return (
    <>
      <PageHeader title={t(titles.reviewEvent)} description={t(review.description)} />
      <ForModerators>
        <ReviewList />
      </ForModerators>
    </>
  );
}

function ReviewList() {
  const t = useText();
  const scope = useScope({ kind: 'events' });
  const ids = useAppSelector(selectReviewEventIds, sameItems);
  const { focusOn, focusAfter } = useReviewFocus(ids);
  return (
    <Stack gap={4} waits>
      <UnconfirmedCards />
      <div id={reviewListId} tabIndex={-1}>
        <ScopeState
          scopes={[scope]}
          empty={ids.length === 0}
          what={t(words.events)}
          rows={12}
          nothing={
            <EmptyState icon={<ShieldCheck />} title={t(review.allReviewed)}>
              {t(review.allReviewedBody)}
            </EmptyState>
          }
        >
          <Stack gap={4} waits>
            {ids.map((id) => (
              <ReviewEntry key={id} id={id} onDecided={() => focusAfter(id)} />
            ))}
          </Stack>
        </ScopeState>
      </div>
      <DelayedReviews onUndone={focusOn} />
      <p>
        <Rich
          text={review.toLog}
          tags={{ link: (content) => <TextLink to={path('delta')}>{content}</TextLink> }}
        />
      </p>
    </Stack>
  );
}

function DelayedReviews({ onUndone }: { readonly onUndone: (event: EventId) => void }) {
  const delayed = useAppSelector(selectDelayedReviews);
  return (
    <DelayedRegion>
      {delayed.map((each) => (
        <Delayed key={each.command.id} {...each} onUndone={onUndone} />
      ))}
    </DelayedRegion>
  );
}

function Delayed({
  command,
  event,
  onUndone,
}: DelayedReview & { readonly onUndone: (event: EventId) => void }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectBaseRecord(state, 'event', event)?.name) ?? t(words.event);
  const isApproval = command.body.kind === 'approveEvent';
  return (
    <DelayedDecision
      what={t(isApproval ? review.willApprove : review.willDelete, { name })}
      sendAfter={command.sendAfter ?? 0}
      onUndo={() => {
        dispatch(outboxActions.discarded({ id: command.id }));
        onUndone(event);
      }}
      onSend={() => dispatch(outboxActions.retried({ id: command.id }))}
    />
  );
}

export const page = definePage({ Component: EventReviewPage });
