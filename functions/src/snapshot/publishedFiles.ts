import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import {
  manifestFile,
  parseManifest,
  type Manifest,
  type PublishedFile,
} from '@/model/published/publication';
import type { SnapshotStore } from './snapshotStore';

/** Stores content compressed, under a name that says it: what it is, and its hash. */
export async function writeFile(
  store: SnapshotStore,
  what: string,
  ending: 'json' | 'csv' | 'txt',
  content: string,
): Promise<PublishedFile> {
  const bytes = Buffer.from(content);
  const sha256 = sha256Of(bytes);
  const file = `${what}-${sha256.slice(0, 16)}.${ending}`;
  await store.write(file, await compress(bytes));
  return { file, bytes: bytes.length, sha256 };
}

const brotli = promisify(brotliCompress);

/** The sum by which a manifest names a content. */
export const sha256Of = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** The furthest that brotli with a window of 16 bits looks back. */
const smallWindow = 2 ** 16 - 16;

/**
 * The best level takes ten times as long for a few per cent. A file that fits into the small window is compressed as well with
 * it, and ten times as fast: for a larger window brotli clears tables of 32 MB first.
 */
export const compress = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: bytes.length <= smallWindow ? 16 : constants.BROTLI_DEFAULT_WINDOW,
    },
  });

/** The content of a stored file other than the manifest. */
export const decompress: (stored: Buffer) => Promise<Buffer> = promisify(brotliDecompress);

/** The manifest there is, if it can be read. */
export async function readManifest(store: Pick<SnapshotStore, 'read'>): Promise<Manifest | undefined> {
  const stored = await store.read(manifestFile);
  if (stored === undefined) return undefined;
  try {
    const manifest = parseManifest(JSON.parse(stored.toString()));
    return manifest.ok ? manifest.value : undefined;
  } catch {
    return undefined;
  }
}
