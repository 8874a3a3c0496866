import { BackendError } from '@/backend/errors';
import {
  judgeDelete,
  judgeRecord,
  judgeReject,
  judgeUpsert,
  type Judgement,
  type StoredDelta,
} from '@/firebase/judgeDelta';
import { replyNumber, type StoredThread } from '@/firebase/replyNumber';
import { storedBase } from '@/firebase/storedBase';
import { assertNever } from '@/lib/assertNever';
import { memberName } from '@/model/defaultProfileName';
import { agreementOf } from '@/model/agreement';
import { describeCause } from '@/model/cause';
import type { BodyOf, CommandBody } from '@/model/command';
import type { Proposal } from '@/model/delta';
import { proposalProblem } from '@/model/proposalProblem';
import type { UserId } from '@/model/ids';
import { withProposableNames } from '@/model/proposableNames';
import { whyProblem } from '@/model/why';
import { builtInSports } from '@/model/sports';
import { fakeApprove, fakeDeleteDelta, fakeDeleteRecord, fakeRestore } from './fakeActs';
import { fakeApply } from './fakeApply';
import { fakeBan, fakeSetRole, requireNotBanned, requireRoom } from './fakeLogs';
import { fakeRevert } from './fakeRevert';
import { fakeCloseReport } from './fakeReports';
import type { FakeServer } from './fakeServer';
import { fakePassAudit, fakeRaiseLimit, fakeSaveTrust } from './fakeTrust';

/** Makes a command's effect stand, as one transaction. */
export function fakeCommit(server: FakeServer, body: CommandBody, uid: UserId, id: string): void {
  server.write(() => {
    switch (body.kind) {
      case 'upsertDelta':
        if (settles(judgeUpsert(server.delta(body.deltaId), body, uid))) return;
        settles(judgeRecord(server.get(body.proposal.collection, body.proposal.docId), body.proposal));
        return upsert(server, body.deltaId, body.proposal, uid);
      case 'deleteDelta':
        if (isOthersBeingApplied(server.delta(body.deltaId), uid))
          throw new BackendError('conflict', `delta/${body.deltaId} was decided elsewhere`);
        if (settles(judgeDelete(server.delta(body.deltaId), body))) return;
        return fakeDeleteDelta(server, body.deltaId, uid, id);
      case 'rejectDelta':
        if (settles(judgeReject(server.delta(body.deltaId), body, uid))) return;
        return reject(server, body, uid);
      case 'applyDeltas':
        server.requireModerator(uid);
        return fakeApply(server, body, uid);
      case 'reply':
        return reply(server, body, uid, id);
      case 'approveEvent':
        return fakeApprove(server, body.eventId, uid, id);
      case 'deleteEvent':
        return fakeDeleteRecord(
          server,
          { collection: 'event', id: body.eventId, ...(body.players && { players: body.players }) },
          uid,
          id,
        );
      case 'deleteRecord':
        return fakeDeleteRecord(server, { collection: body.collection, id: body.recordId }, uid, id);
      case 'closeReport':
        return fakeCloseReport(server, body, uid, id);
      case 'restore':
        return fakeRestore(server, body.asked, uid, id);
      case 'revert':
        return fakeRevert(server, body.asked, uid, id);
      case 'saveProfile':
        return saveProfile(server, uid, body.name);
      case 'passAudit':
        return fakePassAudit(server, body.deltaId, uid, id);
      case 'raiseLimit':
        return fakeRaiseLimit(server, body, uid);
      case 'saveTrust':
        return fakeSaveTrust(server, body.settings, uid);
      case 'setRole':
        return fakeSetRole(server, body, uid);
      case 'banUser':
        return fakeBan(server, body.asked, uid, id);
      case 'resetProfile':
        return resetProfile(server, body.uid, uid);
      case 'saveDevice':
        // Only functions read devices, and the fake server has none.
        return;
      case 'saveDigest':
        return saveDigest(server, uid, body);
      case 'agree':
        return saveAgreement(server, uid, body.version);
      default:
        return assertNever(body, 'command');
    }
  });
}

function settles(judgement: Judgement): boolean {
  if (judgement.kind === 'conflict') throw new BackendError('conflict', judgement.why);
  if (judgement.kind === 'wait') throw new BackendError('aborted', judgement.why);
  return judgement.kind === 'done';
}

/** Tells whether the function would be asked to delete it, which does not wait. */
const isOthersBeingApplied = (stored: StoredDelta | undefined, uid: UserId): boolean =>
  stored?.applying !== undefined && stored.author !== uid;

const denied = (why: string) => new BackendError('permission-denied', why);

function upsert(server: FakeServer, id: string, queued: Proposal, uid: UserId): void {
  requireNotBanned(server, uid);
  const proposal = withProposableNames(queued);
  const problem =
    proposalProblem(proposal, { reading: 'new', sports: builtInSports }) ?? whyProblem(proposal);
  if (problem !== undefined) throw denied(describeCause(problem));
  if (proposal.docId === '' && server.get(proposal.collection, id)) throw denied(`${id} is a record already`);
  if (server.get('delta', id) === undefined) requireRoom(server, uid);
  const base = storedBase(proposal);
  const thread = server.get('delta', id)?.['thread'];
  server.put('delta', {
    ...proposal,
    ...(base !== undefined && { base }),
    id,
    author: uid,
    status: 'new',
    timestamp: server.tick(),
    ...(thread !== undefined && { thread }),
  });
}

function reject(
  server: FakeServer,
  { deltaId: id, reason, reasonCause }: BodyOf<'rejectDelta'>,
  uid: UserId,
): void {
  server.requireModerator(uid);
  server.put('delta', {
    ...server.get('delta', id),
    id,
    status: 'rejected',
    reason,
    ...(reasonCause && { reasonCause }),
    decidedBy: uid,
    decidedAt: server.tick(),
  });
}

function reply(
  server: FakeServer,
  { about, text }: Extract<CommandBody, { kind: 'reply' }>,
  uid: UserId,
  id: string,
): void {
  requireNotBanned(server, uid);
  const stored = server.get('delta', about);
  const number = replyNumber(stored as StoredThread | undefined, { about, id, uid });
  if (number === undefined || stored === undefined) return;
  if (stored['author'] !== uid) server.requireModerator(uid);
  const thread = {
    ...(stored['thread'] as object | undefined),
    [number]: { id, by: uid, at: server.tick(), text },
  };
  server.put('delta', { ...stored, thread });
}

function resetProfile(server: FakeServer, whose: string, uid: UserId): void {
  server.requireModerator(uid);
  const stored = server.get('profile', whose);
  if (!stored) throw new BackendError('not-found', 'There is no such profile.');
  server.put('profile', { ...stored, id: whose, name: memberName(whose) });
}

function saveDigest(server: FakeServer, uid: UserId, { rhythm, language }: BodyOf<'saveDigest'>): void {
  server.put('user', { ...server.get('user', uid), id: uid, digest: rhythm, language });
}

function saveAgreement(server: FakeServer, uid: UserId, version: number): void {
  const stored = server.get('user', uid);
  if ((agreementOf(stored ?? {})?.version ?? 0) >= version) return;
  server.put('user', { ...stored, id: uid, terms: version, termsAt: server.tick() });
}

function saveProfile(server: FakeServer, uid: UserId, name: string): void {
  const stored = server.get('profile', uid);
  server.put('profile', { since: server.tick(), ...stored, id: uid, name });
}
