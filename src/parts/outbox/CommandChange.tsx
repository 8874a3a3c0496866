import { useMemo } from 'react';
import { ProposalTable } from '../changes/ProposalTable';
import { viewProposal } from '@/wiki/records/proposalSelectors';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';
import type { Command } from '@/model/proposals/command';
import { useAppSelector } from '@/store/typed';

export function CommandChange({ command, name }: { readonly command: Command; readonly name: string }) {
  const { body, uid, created } = command;
  const live = useAppSelector((state) =>
    body.kind === 'upsertDelta' && body.proposal.docId !== ''
      ? selectBaseRecord(state, body.proposal.collection, body.proposal.docId)
      : undefined,
  );
  // Built from the command, because the shown delta has only the last command's value.
  const view = useMemo(() => {
    if (body.kind !== 'upsertDelta') return undefined;
    const delta = {
      ...body.proposal,
      id: body.deltaId,
      author: uid,
      timestamp: created,
      status: 'new',
    } as const;
    return viewProposal(delta, live);
  }, [body, uid, created, live]);
  return view && <ProposalTable view={view} name={name} />;
}
