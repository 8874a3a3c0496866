import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { parseManifest, type Manifest } from '@/model/published/publication';
import { builtInSports } from '@/model/sports';
import { folderStore } from '../../../../functions/src/publish/snapshot/folderStore';
import { decompress } from '../../../../functions/src/publish/snapshot/publishedFiles';
import { publishSnapshot } from '../../../../functions/src/publish/snapshot/publishSnapshot';
import { openStore } from '../../support';

export const at = (ms: number) => Timestamp.fromMillis(ms);

export function publishWorld(projectId: string) {
  const store = openStore(projectId);
  const folder = mkdtempSync(join(tmpdir(), 'armwiki-publish-'));
  const files = folderStore(folder);
  beforeEach(async () => {
    await store.empty();
    for (const name of await files.list()) await files.delete(name);
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    store,
    files,
    publish: (over: Partial<Parameters<typeof publishSnapshot>[0]> = {}) =>
      publishSnapshot({
        db: store.db,
        store: files,
        now: Date.now,
        sports: builtInSports,
        licence: 'Everybody may use it.\n',
        log: () => {},
        partSize: 2,
        ...over,
      }),
    manifest: async (): Promise<Manifest> => {
      const read = parseManifest(JSON.parse(String(await files.read('manifest.json'))));
      if (!read.ok) throw new Error(read.error);
      return read.value;
    },
    text: async (file: string) => String(await decompress((await files.read(file)) ?? Buffer.from(''))),
  };
}
