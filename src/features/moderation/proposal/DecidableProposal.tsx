import { useToday } from '@/parts/days/useToday';
import { useLiveList } from '@/wiki/liveLists/useLiveList';
import { TopPlayers, useAskedTopPlayers } from '@/wiki/review/useFlagSources';
import { FollowBackground } from './FollowBackground';
import { Interests, useDeclaredInterests } from './interests';
import { ProposalDetails, type ProposalDetailsProps } from './ProposalDetails';
import { useReview } from './useReview';

export function DecidableProposal(props: Pick<ProposalDetailsProps, 'id' | 'headingId'>) {
  useLiveList({ kind: 'reviews' });
  const reviewer = useReview(props.id);
  return (
    <TopPlayers value={useAskedTopPlayers(useToday())}>
      <Interests value={useDeclaredInterests()}>
        <FollowBackground id={props.id} />
        <ProposalDetails {...props} decidable own reviewer={reviewer} />
      </Interests>
    </TopPlayers>
  );
}
