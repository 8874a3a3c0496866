import { mostInterests, parseInterests } from '@/model/accounts/interests';
import type { ActAsked } from '@/model/acts/acts';
import { recordKey } from '@/model/proposals/namedRecords';
import { nameOfRecord, targetOf } from '../../base/names';
import { trustOf } from '../trust/ledger';
import { conflict, type Act, type ActResult, type ActServices, type Handler } from './act';
import { inOneStep } from './oneStep';

export const declareInterest: Handler<'declareInterest'> = (services, act, asked) =>
  change(services, act, asked, (known, key) => [...new Set([...known, key])]);

export const endInterest: Handler<'endInterest'> = (services, act, asked) =>
  change(services, act, asked, (known, key) => known.filter((each) => each !== key));

const change = (
  services: ActServices,
  act: Act,
  { collection, id }: ActAsked<'declareInterest' | 'endInterest'>,
  changed: (known: readonly string[], key: string) => readonly string[],
): Promise<ActResult> =>
  inOneStep(services, act, async (tx) => {
    const ref = trustOf(services.db, act.by);
    const [record, stored] = await tx.getAll(services.db.collection(collection).doc(id), ref);
    const interests = changed(parseInterests(stored?.get('interests')), recordKey({ collection, id }));
    if (interests.length > mostInterests)
      return conflict(`a moderator can declare ${mostInterests} interests`);
    return {
      target: targetOf(collection, id, nameOfRecord(collection, record?.data())),
      write: () => tx.set(ref, { interests }, { merge: true }),
    };
  });
