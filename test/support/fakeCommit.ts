import type { CommitAnswer } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { callFor, type CalledKind, type CallToWrite } from '@/firebase/write/calls';
import {
  judgeDelete,
  judgeRecord,
  judgeReject,
  judgeUpsert,
  type Judgement,
} from '@/firebase/write/judgeDelta';
import { replyNumber, type StoredThread } from '@/firebase/write/replyNumber';
import { storedBase } from '@/firebase/write/storedBase';
import { agreementOf } from '@/model/accounts/agreement';
import { causeOf, describeCause } from '@/model/cause';
import { tellsResult } from '@/model/matches/spoilers';
import { parsePick } from '@/model/picks/parsePick';
import { storedPickOf } from '@/model/picks/pick';
import { samePick } from '@/model/picks/samePick';
import type { Match } from '@/model/records/records';
import type { BodyOf, Command, CommandBody, CommandKind } from '@/model/proposals/command';
import { proposalProblem } from '@/model/proposals/proposalProblem';
import type { UserId } from '@/model/ids';
import { withProposableNames } from '@/model/proposals/proposableNames';
import { whyProblem } from '@/model/proposals/why';
import { builtInSports } from '@/model/sports';
import { limitsOf, quotaCauses, quotaSentences, type QuotaRefusal } from '@/model/accounts/quota';
import { parseEarnedTrust } from '@/model/trust/parseTrust';
import { moreAt } from '@/model/trust/raisedLimit';
import type { FakeServer } from './fakeServer';

type OwnKind = Exclude<CommandKind, CalledKind> | 'deleteDelta';

type CommandOf<K extends CommandKind> = { readonly [Each in K]: Command<Each> }[K];

const writes: {
  readonly [K in OwnKind]: (server: FakeServer, body: BodyOf<K>, command: Command<K>) => CommitAnswer | void;
} = {
  upsertDelta: (server, body, { uid }) => upsert(server, body, uid),
  deleteDelta: withdraw,
  rejectDelta: (server, body, { uid }) => reject(server, body, uid),
  reply: (server, body, { uid, id }) => reply(server, body, uid, id),
  saveProfile: (server, { name }, { uid }) => saveProfile(server, uid, name),
  saveDigest: (server, body, { uid }) => saveDigest(server, uid, body),
  savePick: (server, body, { uid }) => savePick(server, uid, body),
  agree: (server, { version }, { uid }) => saveAgreement(server, uid, version),
  // Only functions read devices, and the fake server sends nothing to them.
  saveDevice: () => undefined,
};

export function fakeCommit(
  server: FakeServer,
  command: Command,
  call: CallToWrite,
  around: (write: () => CommitAnswer | void) => CommitAnswer | void,
): Promise<CommitAnswer | void> | CommitAnswer | void {
  if (!isOwn(command, server)) return callFor(call, command as CommandOf<CalledKind>);
  return around(() => server.write(() => writeFor(server, command as CommandOf<OwnKind>)));
}

function isOwn({ body, uid }: Command, server: FakeServer): boolean {
  if (body.kind === 'deleteDelta') return (server.delta(body.deltaId)?.author ?? uid) === uid;
  return Object.hasOwn(writes, body.kind);
}

const writeFor = <K extends OwnKind>(server: FakeServer, command: Command<K>) =>
  writes[command.body.kind](server, command.body, command);

function settles(judgement: Judgement): boolean {
  if (judgement.kind === 'conflict') throw new BackendError('conflict', judgement.why);
  if (judgement.kind === 'wait') throw new BackendError('aborted', judgement.why);
  return judgement.kind === 'done';
}

const denied = (why: string) => new BackendError('permission-denied', why);

function upsert(
  server: FakeServer,
  { deltaId: id, proposal: queued, ...body }: BodyOf<'upsertDelta'>,
  uid: UserId,
): void {
  if (settles(judgeUpsert(server.delta(id), { deltaId: id, proposal: queued, ...body }, uid))) return;
  settles(judgeRecord(server.get(queued.collection, queued.docId), queued));
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

function withdraw(server: FakeServer, body: BodyOf<'deleteDelta'>): void {
  if (!settles(judgeDelete(server.delta(body.deltaId), body))) server.delete('delta', body.deltaId);
}

function reject(server: FakeServer, body: BodyOf<'rejectDelta'>, uid: UserId): void {
  const { deltaId: id, reason, reasonCause } = body;
  if (settles(judgeReject(server.delta(id), body, uid))) return;
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

function saveDigest(server: FakeServer, uid: UserId, { rhythm, language }: BodyOf<'saveDigest'>): void {
  server.put('user', { ...server.get('user', uid), id: uid, digest: rhythm, language });
}

function savePick(
  server: FakeServer,
  uid: UserId,
  { kind: _, ...pick }: BodyOf<'savePick'>,
): CommitAnswer | void {
  requireNotBanned(server, uid);
  const match = server.get('match', pick.match);
  const before = server.all('pick').find(({ id }) => id === `${uid}_${pick.match}`);
  const stored = before && parsePick(before);
  if (stored?.ok && samePick(stored.value, pick)) return undefined;
  if (stored?.ok && pick.madeAt !== undefined && Number(before?.['at']) > pick.madeAt)
    return { kept: stored.value };
  if (match === undefined || tellsResult(match as unknown as Match))
    throw new BackendError('permission-denied', 'begun', { reason: causeOf('pickTooLate') });
  server.put('pick', { ...storedPickOf(pick), id: `${uid}_${pick.match}`, by: uid, at: server.tick() });
  return undefined;
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

const refused = (why: QuotaRefusal) =>
  new BackendError('permission-denied', quotaSentences[why], { reason: quotaCauses[why] });

function requireNotBanned(server: FakeServer, uid: UserId): void {
  if (server.get('ban', uid)) throw refused('banned');
}

/** Refuses another open proposal of an account at its limit, including a moderator's allowance. */
function requireRoom(server: FakeServer, uid: UserId): void {
  const open = server.all('delta').filter((delta) => delta['author'] === uid && delta['status'] === 'new');
  const moderator = server.account((known) => known.uid === uid)?.moderator === true;
  const more = moreAt(parseEarnedTrust(server.get('trust', uid)).raised, server.now);
  if (open.length >= limitsOf(moderator).open + more) throw refused('too-many-open');
}
