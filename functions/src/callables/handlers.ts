import type { ActAsked, ActKind } from '@/model/acts/acts';
import { ban, unban } from '../bans/ban';
import { resetProfile } from '../profiles/resetProfile';
import { revert } from '../reverts/revert';
import type { Act, ActOutcome, HandlerServices } from '../acts/act';
import { closeReport } from '../acts/closeReport';
import { approveEvent, deleteDelta } from '../acts/decide';
import { deleteRecord } from '../acts/deleteRecord';
import { raiseLimit } from '../acts/raiseLimit';
import { restore, restoreSince } from '../acts/restore';
import { grantRole, takeRole } from '../roles/roleActs';
import { saveSport } from '../sports/saveSport';
import { passAudit, saveTrust } from '../acts/trustActs';
import { dropRequest, withhold } from '../acts/withhold';

type Handler<K extends ActKind> = (
  services: HandlerServices,
  act: Act,
  asked: ActAsked<K>,
) => Promise<ActOutcome>;

const handlers: { readonly [K in ActKind]: Handler<K> } = {
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
  ban,
  unban,
  grantRole,
  takeRole,
  resetProfile,
  saveSport,
};

/**
 * Does a moderator's act under one entry of `actLog`. A repeated call with the same id continues where it
 * broke off, and does nothing once the act is done.
 */
export const runAct = <K extends ActKind>(
  services: HandlerServices,
  act: Act,
  asked: ActAsked<K>,
): Promise<ActOutcome> => {
  const handler: Handler<K> = handlers[asked.kind];
  return handler(services, act, asked);
};
