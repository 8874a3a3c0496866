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

export const sha256Of = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** Longest distance of brotli's 16-bit window. */
const smallWindow = 2 ** 16 - 16;

/**
 * The best level takes ten times as long for a few per cent. A file that fits the small window compresses
 * equally well and ten times faster with it, because for a larger window brotli first clears tables of 32 MB.
 */
export const compress = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: bytes.length <= smallWindow ? 16 : constants.BROTLI_DEFAULT_WINDOW,
    },
  });

export const decompress: (stored: Buffer) => Promise<Buffer> = promisify(brotliDecompress);

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
