import { getFirestore } from 'firebase-admin/firestore';
import { tombstoneDays } from '@/model/records/tombstones';
import { purgeTombstones } from '../../functions/src/clock/upkeep/purgeTombstones';
import { describeError } from '../../scripts/base/problem';
import { readPurgeOptions } from '../purgeOptions';
import { findProjectTarget, onTarget, spelledTarget } from '../projectTarget';

/** `npm run purge`: does the function's nightly work now, on emulators or in a real project. */
async function main(args: readonly string[]): Promise<void> {
  const target = await findProjectTarget(process.env, readPurgeOptions(args));
  const { purged } = await onTarget(
    target,
    (app) =>
      purgeTombstones({
        db: getFirestore(app),
        now: Date.now,
        hasTime: () => true,
        log: (page) => console.log(`${page.collection}: ${page.purged}`),
      }),
    'The purge did not finish; running it again goes on.',
  );
  console.log(`Purged ${purged} tombstones older than ${tombstoneDays} days (${spelledTarget(target)})`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
