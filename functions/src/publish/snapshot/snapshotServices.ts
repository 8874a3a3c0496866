import { join } from 'node:path';
import { getStorage } from 'firebase-admin/storage';
import { bucketStore } from './bucketStore';
import { folderStore } from './folderStore';
import type { StatedTerms } from '@/model/operating/siteFacts';
import type { SnapshotStore } from './snapshotStore';

export function snapshotStoreOf(env: NodeJS.ProcessEnv): SnapshotStore {
  if (env['FUNCTIONS_EMULATOR'] !== 'true') return bucketStore(getStorage().bucket());
  return folderStore(env['ARMWIKI_SNAPSHOT_DIR'] ?? join(process.cwd(), '.snapshot'));
}

export const licenceOf = (terms: StatedTerms | undefined): string =>
  terms
    ? statement(terms)
    : 'No licence has been stated for these data yet.\nAsk the operator of this wiki before you publish them elsewhere.\n';

const statement = ({ licence: { id, name, url }, attribution }: StatedTerms): string =>
  [
    `These data are published under ${name}${id === undefined ? '' : ` (SPDX: ${id})`}.`,
    ...(url === undefined ? [] : [url]),
    `Name as their source: ${attribution}`,
    '',
  ].join('\n');
