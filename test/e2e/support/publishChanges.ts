import { folderStore } from '../../../functions/src/publish/snapshot/folderStore';
import { publishChanges } from '../../../functions/src/publish/snapshot/publishChanges';
import { readSince } from '../../../functions/src/publish/snapshot/readCollection';
import { withAdmin } from '../../../scripts/data/admin';
import { emulatorFirestore } from '../../../scripts/data/emulatorFirestore';
import { demoProject } from '../../../scripts/build/buildEnv';

// A separate program: Playwright loads modules as ECMAScript, the functions are CommonJS, and one module cannot be
// both.
const folder = process.env['ARMWIKI_SNAPSHOT_DIR'];
if (folder === undefined) throw new Error('ARMWIKI_SNAPSHOT_DIR: expected the folder of published files');
await withAdmin(demoProject, (app) =>
  publishChanges({
    store: folderStore(folder),
    read: readSince(emulatorFirestore(app)),
    now: Date.now,
    log: () => undefined,
  }),
);
