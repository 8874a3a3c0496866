import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { causeOf } from '@/model/cause';
import type { ActTarget } from '@/model/acts/log';
import type { RecordRef } from '@/model/proposals/namedRecords';
import { interestIn, readInterests, type Decision, type Interest } from '../apply/interest';
import { logOwn } from '../apply/ownProposals';
import { conflict, type Act } from './act';

export const interestOf = async (
  tx: Transaction,
  db: Firestore,
  { by: moderator }: Act,
  records: readonly RecordRef[],
  decision: Decision = {},
): Promise<Interest> =>
  interestIn(tx, { ...decision, db, moderator, interests: await readInterests(db, moderator) }, records);

export const leftToOthers = (what: string) =>
  conflict(`${what} is left to another moderator because of an interest`, causeOf('ownInterest'));

export const logInterest = (
  tx: Transaction,
  db: Firestore,
  { by: moderator }: Act,
  target: ActTarget,
): void => logOwn(tx, { target, kind: 'decideInterested' }, { db, moderator });
