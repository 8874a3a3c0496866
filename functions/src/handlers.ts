import type { ActAsked, ActKind } from '@/model/acts/acts';
import { ban, unban } from './write/bans/ban';
import { askDeletion } from './write/objections/askDeletion';
import { resetProfile } from './accounts/profiles/resetProfile';
import { revert } from './write/reverts/revert';
import type { Act, ActResult, Handler, HandlerServices } from './write/acts/act';
import { closeReport } from './write/acts/closeReport';
import { approveEvent, deleteDelta } from './write/acts/decideActs';
import { declareInterest, endInterest } from './write/acts/interests';
import { raiseLimit } from './write/acts/raiseLimit';
import { restore, restoreSince } from './write/acts/restore';
import { grantRole, takeRole } from './accounts/roles/roleActs';
import { saveSport } from './write/sports/saveSport';
import { saveSite } from './write/acts/siteActs';
import { confirmCard } from './write/scoring/confirmCard';
import { appointOrganiser } from './write/scoring/organisers';
import { inviteScorer, revokeScorer } from './write/scoring/invitations';
import { passAudit, saveTrust } from './write/acts/trustActs';
import { dropRequest, withhold } from './write/acts/withhold';

const handlers: { readonly [K in ActKind]: Handler<K> } = {
  approveEvent,
  deleteRecord: askDeletion,
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
};

/**
 * Does a moderator's act under one entry of `actLog`. A repeated call with the same id continues where it
 * broke off, and does nothing once the act is done.
 */
export const runAct = <K extends ActKind>(
  services: HandlerServices,
  act: Act,
  asked: ActAsked<K>,
): Promise<ActResult> => {
  const handler: Handler<K> = handlers[asked.kind];
  return handler(services, act, asked);
};
