import { FieldValue } from 'firebase-admin/firestore';
import { mostInterests, parseInterests } from '@/model/accounts/interests';
import type { ActAsked } from '@/model/acts/acts';
import { recordKey } from '@/model/proposals/namedRecords';
import { nameOfRecord } from '../../base/names';
import { trustOf } from '../trust/ledger';
import { conflict, type Act, type ActOutcome, type ActServices } from './act';
import { targetOf } from './decideActs';
import { inOneStep } from './oneStep';

export const declareInterest = (
  services: ActServices,
  act: Act,
  asked: ActAsked<'declareInterest'>,
): Promise<ActOutcome> =>
  change(services, act, asked, FieldValue.arrayUnion(recordKey(asked)), mostInterests);

export const endInterest = (
  services: ActServices,
  act: Act,
  asked: ActAsked<'endInterest'>,
): Promise<ActOutcome> => change(services, act, asked, FieldValue.arrayRemove(recordKey(asked)));

const change = (
  services: ActServices,
  act: Act,
  { collection, id }: ActAsked<'declareInterest' | 'endInterest'>,
  interests: FieldValue,
  most = Infinity,
): Promise<ActOutcome> =>
  inOneStep(services, act, async (tx) => {
    const ref = trustOf(services.db, act.by);
    const [record, stored] = await tx.getAll(services.db.collection(collection).doc(id), ref);
    if (parseInterests(stored?.get('interests')).length >= most)
      return conflict(`a moderator can declare ${most} interests`);
    return {
      target: targetOf(collection, id, nameOfRecord(collection, record?.data())),
      write: () => tx.set(ref, { interests }, { merge: true }),
    };
  });
