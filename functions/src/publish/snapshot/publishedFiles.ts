import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import {
  manifestFile,
  parseManifest,
  type Manifest,
  type PublishedFile,
} from '@/model/published/publication';
import type { Parsed } from '@/lib/parsed';
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
const compress = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: bytes.length <= smallWindow ? 16 : constants.BROTLI_DEFAULT_WINDOW,
    },
  });

export const decompress: (stored: Buffer) => Promise<Buffer> = promisify(brotliDecompress);

export const jsonFile = (content: unknown): Promise<Buffer> => compress(Buffer.from(JSON.stringify(content)));

export const writeJson = async (
  store: Pick<SnapshotStore, 'write'>,
  name: string,
  content: unknown,
): Promise<void> => store.write(name, await jsonFile(content));

const contentOf = async (stored: Buffer): Promise<unknown> => JSON.parse(String(await decompress(stored)));

/** Content of a published file, or `undefined` if it is missing. Rejects if it is broken. */
export async function readJson(store: Pick<SnapshotStore, 'read'>, name: string): Promise<unknown> {
  const stored = await store.read(name);
  return stored && contentOf(stored);
}

/** A published file as `parse` reads it; `undefined` if it is missing or unreadable. */
export async function readParsed<T>(
  store: Pick<SnapshotStore, 'read'>,
  name: string,
  parse: (content: unknown) => Parsed<T>,
): Promise<T | undefined> {
  const stored = await store.read(name);
  try {
    const read = stored && parse(await contentOf(stored));
    return read?.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

export async function readPart(
  store: Pick<SnapshotStore, 'read'>,
  file: string,
): Promise<readonly unknown[]> {
  const read = await readJson(store, file);
  if (read === undefined) throw new Error(`Expected the published file ${file}, found none`);
  if (!Array.isArray(read)) throw new Error(`Expected a list in ${file}`);
  return read as readonly unknown[];
}

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
