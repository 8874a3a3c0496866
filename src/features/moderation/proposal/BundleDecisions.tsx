import { useState } from 'react';
import { bundles } from '@/language/en/bundles';
import { moderation } from '@/language/en/moderation';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import type { DeltaId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Interests, useDeclaredInterests } from './interests';
import { selectHasNewEvent, selectIsApplying } from './moderationSelectors';
import { RejectDialog } from './RejectDialog';
import { Reviewer } from './Reviewer';
import { useLookAt, useReviewer } from './useReview';
import { useApply } from './useApply';
import { useLiveList } from '@/wiki/liveLists/useLiveList';
import { useLeftToOthers } from './useLeftToOthers';

export interface BundleDecisionsProps {
  readonly ids: readonly DeltaId[];
}

/**
 * Applies or rejects all waiting proposals of a bundle (at least one). Their author leaves applying to
 * another moderator, if there is one. Announces to other moderators that this one is looking at the bundle,
 * and shows who else is.
 */
export function BundleDecisions(props: BundleDecisionsProps) {
  return (
    <Interests value={useDeclaredInterests()}>
      <Decisions {...props} />
    </Interests>
  );
}

function Decisions({ ids }: BundleDecisionsProps) {
  const t = useText();
  const apply = useApply();
  const left = useLeftToOthers(ids[0]!);
  const leftToOthers = left === 'own' || left === 'interest';
  useLiveList({ kind: 'reviews' });
  useLookAt(leftToOthers ? undefined : ids[0]);
  const reviewer = useReviewer(ids);
  const [meant, setMeant] = useState<readonly DeltaId[]>();
  const open = useAppSelector((state) => ids.filter((id) => !selectIsApplying(state, id)), sameItems);
  const hasEvent = useAppSelector((state) => selectHasNewEvent(state, open));
  const count = open.length;
  return (
    <>
      {reviewer !== undefined && <Reviewer uid={reviewer} />}
      {!leftToOthers && count > 0 && (
        <Button size="sm" variant="primary" onClick={() => void apply(open)}>
          {t(bundles.applyAll, { count })}
        </Button>
      )}
      {!leftToOthers && hasEvent && (
        <Button size="sm" onClick={() => void apply(open, { approve: true })}>
          {t(bundles.applyAndApprove)}
        </Button>
      )}
      {count > 0 && (
        <Button size="sm" onClick={() => setMeant(open)}>
          {t(bundles.rejectAll, { count })}
        </Button>
      )}
      {meant && (
        <RejectDialog
          ids={meant}
          title={t(moderation.rejectSome, { count: meant.length })}
          onClose={() => setMeant(undefined)}
        />
      )}
    </>
  );
}
