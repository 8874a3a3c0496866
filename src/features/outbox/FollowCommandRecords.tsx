import { FollowProposalScopes } from '@/parts/proposals/FollowProposalScopes';
import { rulesOf } from '@/wiki/outbox/commandKinds';
import { useScope } from '@/wiki/scopes/useScope';
import type { Command } from '@/model/proposals/command';
import type { UserId } from '@/model/ids';

interface FollowCommandRecordsProps {
  readonly uid: UserId;
  readonly commands: readonly Command[];
}

export function FollowCommandRecords({ uid, commands }: FollowCommandRecordsProps) {
  useScope({ kind: 'ownDeltas', uid });
  const about = commands.flatMap(({ body }) => ('deltaId' in body ? [body.deltaId] : []));
  const decides = commands.some(({ body }) => rulesOf(body).about?.(body)?.startsWith('event/') === true);
  useScope(decides ? { kind: 'events' } : undefined);
  return <FollowProposalScopes ids={about} />;
}
