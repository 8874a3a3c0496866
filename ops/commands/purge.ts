import { getFirestore } from 'firebase-admin/firestore';
import { describeError } from '../../scripts/base/problem';
import { purgeNow } from '../purgeNow';
import { readPurgeOptions } from '../purgeOptions';
import { findProjectTarget, onTarget, spelledTarget } from '../projectTarget';

/** `npm run purge`: does work of the nightly function now, on emulators or in a real project. */
async function main(args: readonly string[]): Promise<void> {
  const target = await findProjectTarget(process.env, readPurgeOptions(args));
  const lines = await onTarget(
    target,
    (app) => purgeNow(getFirestore(app), console.log),
    'The purge did not finish; running it again goes on.',
  );
  for (const line of lines) console.log(`${line} (${spelledTarget(target)})`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
