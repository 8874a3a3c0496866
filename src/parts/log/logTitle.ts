import { accounts } from '@/language/en/accounts';
import { acts } from '@/language/en/acts';
import { assertNever } from '@/lib/assertNever';
import type { ActTarget, Role } from '@/model/logs';
import type { PrivateAct, PublicLogKind } from '@/model/publicLog';

/** The part of an entry of a log that its title depends on. */
export interface Titled {
  readonly kind: PublicLogKind | PrivateAct;
  readonly target: ActTarget;
  readonly role?: Role;
  /** The proposal that was made of a report. */
  readonly proposal?: string;
}

const roleWords = {
  moderator: { granted: accounts.becameModerator, taken: accounts.noModerator },
  admin: { granted: accounts.becameAdmin, taken: accounts.noAdmin },
} as const;

/** The deed of an entry of a log, as a sentence about `{name}`; without it where the entry has none. */
export function logTitle({ kind, target, role = 'moderator', proposal }: Titled) {
  const isNamed = target.name !== undefined;
  switch (kind) {
    case 'approveEvent':
      return acts.approved;
    case 'deleteRecord':
      return acts.deleted;
    case 'deleteDelta':
      return isNamed ? acts.proposalDeleted : acts.someProposalDeleted;
    case 'closeReport':
      return proposal === undefined ? acts.reportClosed : acts.reportProposed;
    case 'restore':
      if (target.collection !== 'delta') return acts.restored;
      return isNamed ? acts.proposalRestored : acts.someProposalRestored;
    case 'restoreSince':
      return acts.allRestored;
    case 'revert':
      return target.collection === 'user' ? acts.changesByReverted : acts.changesToReverted;
    case 'applyOwn':
      return acts.ownApplied;
    case 'resetProfile':
      return isNamed ? acts.nameReset : acts.nameOfReset;
    case 'saveSport':
      return acts.sportDefined;
    case 'passAudit':
      return acts.auditPassed;
    case 'saveTrust':
      return acts.trustSaved;
    case 'withhold':
      return acts.nameWithheld;
    case 'dropRequest':
      return acts.requestDropped;
    case 'raiseLimit':
      return accounts.limitRaised;
    case 'ban':
      return accounts.banned;
    case 'unban':
      return accounts.unbanned;
    case 'grantRole':
      return roleWords[role].granted;
    case 'takeRole':
      return roleWords[role].taken;
    default:
      return assertNever(kind, 'kind of log entry');
  }
}
