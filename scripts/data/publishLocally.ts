import { builtInSports } from '@/model/sports';
import { readTerms } from '../../functions/src/base/siteSettings';
import { siteOrigin } from '../../functions/src/base/siteOrigin';
import { hidesMinors, markMinors } from '../../functions/src/clock/minors/markMinors';
import { folderStore } from '../../functions/src/publish/snapshot/folderStore';
import { publishSnapshot } from '../../functions/src/publish/snapshot/publishSnapshot';
import { licenceOf } from '../../functions/src/publish/snapshot/snapshotServices';
import { publishStatus } from '../../functions/src/publish/status/publishStatus';
import { buildVersion } from '../build/buildEnv';
import { withAdmin } from './admin';
import { emulatorFirestore } from './emulatorFirestore';

export const publishLocally = (projectId: string, folder: string): Promise<boolean> =>
  withAdmin(projectId, async (app) => {
    const db = emulatorFirestore(app);
    const terms = await readTerms(db, siteOrigin({ GCLOUD_PROJECT: projectId, ...process.env }));
    const common = {
      db,
      store: folderStore(folder),
      now: Date.now,
      log: () => undefined,
    };
    await markMinors({ ...common, on: hidesMinors(process.env), hasTime: () => true });
    const isNew = await publishSnapshot({
      ...common,
      sports: builtInSports,
      licence: licenceOf(terms),
      terms,
    });
    await publishStatus({ ...common, version: buildVersion() }, Date.now());
    return isNew;
  });
