import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import type { DeltaStatus } from '@/model/proposals/delta';
import { type DeltaId } from '@/model/ids';
import { ChangeRow } from '@/parts/changes/ChangeRow';
import { RevertButton } from '@/parts/history/RevertButton';
import { MemberProposal } from '@/parts/proposals/MemberProposal';
import { useAppSelector } from '@/store/typed';
import { ListSection } from '@/ui/ListSection';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';

interface OfStatusProps {
  readonly ids: readonly DeltaId[];
  readonly status: DeltaStatus;
  readonly title: Text;
}

export function OfStatus({ ids, status, title }: OfStatusProps) {
  const t = useText();
  const shown = useOfStatus(ids, status);
  if (shown.length === 0) return undefined;
  return (
    <ListSection title={t(title)} count={shown.length}>
      {shown.map((each) =>
        status === 'applied' ? (
          <ChangeRow key={each} id={each} named actions={<RevertButton id={each} />} />
        ) : (
          <MemberProposal key={each} id={each} />
        ),
      )}
    </ListSection>
  );
}

export const useOfStatus = (ids: readonly DeltaId[], status: DeltaStatus): readonly DeltaId[] =>
  useAppSelector((state) => ids.filter((id) => selectDelta(state, id)?.status === status), sameItems);
