import type { Firestore } from 'firebase-admin/firestore';
import { tombstoneDays } from '@/model/records/tombstones';
import { purgeTombstones } from '../functions/src/clock/upkeep/purgeTombstones';
import { withdrawQuotas } from '../functions/src/clock/upkeep/withdrawQuotas';

const hasTime = () => true;

/**
 * The parts of the nightly upkeep that an operator may not want to wait for. Returns what to print. Quotas come first:
 * until they are withdrawn, an account whose ban was not written by the act may propose.
 */
export async function purgeNow(db: Firestore, log: (message: string) => void): Promise<readonly string[]> {
  const withdrawn = await withdrawQuotas(db, hasTime);
  const { purged } = await purgeTombstones({
    ...{ db, now: Date.now, hasTime },
    log: (page) => log(`${page.collection}: ${page.purged}`),
  });
  return [
    `Withdrew the quotas of ${withdrawn} banned or deleted accounts`,
    `Purged ${purged} tombstones older than ${tombstoneDays} days`,
  ];
}
