import type { ValueOf } from '../parsing/shapes';
import type { Act, InLog } from './act';
import { appointOrganiser } from './appointOrganiser';
import { approveEvent } from './approveEvent';
import { decideInterested } from './decideInterested';
import { applyOwn } from './applyOwn';
import { closeReport } from './closeReport';
import { declareInterest } from './declareInterest';
import { confirmCard } from './confirmCard';
import { deleteDelta } from './deleteDelta';
import { deleteRecord } from './deleteRecord';
import { dropRequest } from './dropRequest';
import { endInterest } from './endInterest';
import { inviteScorer } from './inviteScorer';
import { passAudit } from './passAudit';
import { raiseLimit } from './raiseLimit';
import { restore } from './restore';
import { restoreSince } from './restoreSince';
import { revert } from './revert';
import { revokeScorer } from './revokeScorer';
import { saveSite } from './saveSite';
import { saveTrust } from './saveTrust';
import { ban } from './ban';
import { unban } from './unban';
import { grantRole } from './grantRole';
import { takeRole } from './takeRole';
import { resetProfile } from './resetProfile';
import { saveSport } from './saveSport';
import { withhold } from './withhold';

export const acts = {
  approveEvent,
  deleteRecord,
  deleteDelta,
  closeReport,
  restore,
  restoreSince,
  revert,
  passAudit,
  raiseLimit,
  declareInterest,
  endInterest,
  saveTrust,
  saveSite,
  withhold,
  dropRequest,
  ban,
  unban,
  grantRole,
  takeRole,
  resetProfile,
  saveSport,
  appointOrganiser,
  inviteScorer,
  revokeScorer,
  confirmCard,
} as const;

export type ActKind = keyof typeof acts;
export type ActPayload<K extends ActKind> = ValueOf<(typeof acts)[K]['shape']>;

export type ActAsked<K extends ActKind = ActKind> = {
  readonly [Kind in K]: { readonly kind: Kind } & ActPayload<Kind>;
}[K];

const anyAct: { readonly [K in ActKind]: Act<ActPayload<K>> & { readonly reversedBy?: ActKind } } = acts;

export const actOf = <K extends ActKind>(kind: K): (typeof anyAct)[K] => anyAct[kind];

export const isActKind = (kind: unknown): kind is ActKind =>
  typeof kind === 'string' && Object.hasOwn(acts, kind);

export const isRestorable = (kind: unknown): boolean =>
  isActKind(kind) && actOf(kind).reversedBy === 'restore';

export type QueuedKind = {
  readonly [K in ActKind]: (typeof acts)[K] extends { readonly outbox: object } ? K : never;
}[ActKind];

export const isQueuedKind = (kind: string): kind is QueuedKind => isActKind(kind) && 'outbox' in acts[kind];

declare module '../proposals/command' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- its members are those of another type
  interface CommandBodies extends QueuedBodies {}
}
type QueuedBodies = { readonly [K in QueuedKind]: ActPayload<K> };

export const logged = { ...acts, applyOwn, decideInterested } as const;

export type LoggedKind = keyof typeof logged;

export const loggedKinds = Object.keys(logged) as readonly LoggedKind[];

export const inLog = (kind: LoggedKind): InLog => logged[kind].log;
