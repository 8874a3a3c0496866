import type { ValueOf } from '../parsing/shapes';
import type { Act, InLog } from './act';
import { approveEvent } from './approveEvent';
import { closeReport } from './closeReport';
import { deleteDelta } from './deleteDelta';
import { deleteRecord } from './deleteRecord';
import { dropRequest } from './dropRequest';
import { passAudit } from './passAudit';
import { raiseLimit } from './raiseLimit';
import { restore } from './restore';
import { restoreSince } from './restoreSince';
import { revert } from './revert';
import { saveTrust } from './saveTrust';
import { withhold } from './withhold';

/** What moderators and admins do besides deciding proposals. */
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
  saveTrust,
  withhold,
  dropRequest,
} as const;

export type ActKind = keyof typeof acts;
export type ActPayload<K extends ActKind> = ValueOf<(typeof acts)[K]['shape']>;

/** One act as a moderator asks for it. */
export type ActAsked<K extends ActKind = ActKind> = {
  readonly [Kind in K]: { readonly kind: Kind } & ActPayload<Kind>;
}[K];

/** The same map, for readers that do not care which act it is. */
export const anyAct: { readonly [K in ActKind]: Act<ActPayload<K>> & { readonly reversedBy?: ActKind } } =
  acts;

export const isActKind = (kind: unknown): kind is ActKind =>
  typeof kind === 'string' && Object.hasOwn(acts, kind);

/** Tells whether `restore` reverses an act. */
export const isRestorable = (kind: unknown): boolean =>
  isActKind(kind) && anyAct[kind].reversedBy === 'restore';

/** Acts that wait in the outbox as commands of their own kind. Their payload is the command's body. */
export type QueuedKind = {
  readonly [K in ActKind]: (typeof acts)[K] extends { readonly outbox: object } ? K : never;
}[ActKind];

export const isQueuedKind = (kind: string): kind is QueuedKind => isActKind(kind) && 'outbox' in acts[kind];

declare module '../command' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- its members are those of another type
  interface CommandBodies extends QueuedBodies {}
}
type QueuedBodies = { readonly [K in QueuedKind]: ActPayload<K> };

/** Everything that `actLog` logs: acts, and that the only moderator applied a proposal of their own. */
export const logged = {
  ...acts,
  applyOwn: { log: { title: 'ownApplied', group: 'approvals' } },
  ban: { log: { title: 'banned', group: 'accounts' } },
  unban: { log: { title: 'unbanned', group: 'accounts' } },
  grantRole: {
    log: {
      title: ({ role }) => (role === 'admin' ? ('becameAdmin' as const) : ('becameModerator' as const)),
      group: 'accounts',
      publicFields: ['role'],
    },
  },
  takeRole: {
    log: {
      title: ({ role }) => (role === 'admin' ? ('noAdmin' as const) : ('noModerator' as const)),
      group: 'accounts',
      publicFields: ['role'],
    },
  },
  resetProfile: {
    log: {
      title: ({ target }) => (target.name === undefined ? ('nameOfReset' as const) : ('nameReset' as const)),
      group: 'accounts',
    },
  },
  saveSport: { log: { title: 'sportDefined', group: 'settings' } },
} as const satisfies Readonly<Record<string, { readonly log: InLog }>>;

export type LoggedKind = keyof typeof logged;
