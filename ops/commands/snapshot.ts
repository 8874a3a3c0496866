import { getFirestore } from 'firebase-admin/firestore';
import { readAccepted } from '../../functions/src/calls/acceptedVersion';
import { readTerms } from '../../functions/src/base/siteSettings';
import { siteOrigin } from '../../functions/src/base/siteOrigin';
import { publishChanges } from '../../functions/src/publish/snapshot/publishChanges';
import { publishRecent } from '../../functions/src/publish/snapshot/publishRecent';
import { publishSnapshot } from '../../functions/src/publish/snapshot/publishSnapshot';
import { readSince } from '../../functions/src/publish/snapshot/readCollection';
import { licenceOf } from '../../functions/src/publish/snapshot/snapshotServices';
import { publishStatus } from '../../functions/src/publish/status/publishStatus';
import { describeError } from '../../scripts/base/problem';
import { findProjectTarget, onTarget } from '../projectTarget';
import { publishedFolder, publishedStore } from '../publishedStore';
import { readSnapshotOptions } from '../snapshotOptions';
import { builtInSports } from '@/model/sports';

/**
 * `npm run snapshot`: publishes now what the functions publish every night and every five minutes, from emulators or from a
 * real project.
 */
async function main(args: readonly string[]): Promise<void> {
  const { project, into } = readSnapshotOptions(args);
  const target = await findProjectTarget(process.env, project);
  const { projectId } = target;
  const folder = publishedFolder(process.env, target, into);
  const log = (message: string, fields: object) => console.log(message, JSON.stringify(fields));
  const isNew = await onTarget(
    target,
    async (app) => {
      const db = getFirestore(app);
      const store = publishedStore(process.env, app, target, folder);
      const common = { store, now: Date.now, log };
      const terms = await readTerms(db, siteOrigin({ GCLOUD_PROJECT: projectId, ...process.env }));
      const published = await publishSnapshot({
        ...common,
        db,
        sports: builtInSports,
        licence: licenceOf(terms),
        terms,
      });
      await publishChanges({ ...common, read: readSince(db), accepts: () => readAccepted(db) });
      await publishRecent({ ...common, db });
      await publishStatus({ ...common, db }, Date.now());
      return published;
    },
    'It was not all published; the copy before is still whole.',
  );
  const where = folder ?? `the bucket of ${projectId}`;
  console.log(isNew ? `Published into ${where}` : `Nothing has changed since the copy in ${where}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
