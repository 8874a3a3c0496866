import { manifestFile, parseManifest } from '@/model/publication';
import type { Copies } from './copies';

const patienceMs = 60_000;

/** The copy served under an address, `/data/`. Parts never change, so the browser's own cache keeps them. */
export function createHttpCopies(base: string, ask: typeof fetch = (...args) => fetch(...args)): Copies {
  const get = async (file: string, signal: AbortSignal) => {
    const answer = await ask(base + file, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    if (!answer.ok) throw new Error(`${file}: expected the file, found status ${answer.status}`);
    return answer;
  };
  return {
    manifest: async (signal) => {
      const answer = await get(manifestFile, signal);
      // A site without the function answers with its start page.
      if (!answer.headers.get('Content-Type')?.includes('json'))
        throw new Error(`${manifestFile}: expected JSON, found ${answer.headers.get('Content-Type')}`);
      const manifest = parseManifest(await answer.json());
      if (!manifest.ok) throw new Error(manifest.error);
      const date = Date.parse(answer.headers.get('Date') ?? '');
      return { manifest: manifest.value, at: Number.isNaN(date) ? Date.now() : date };
    },
    part: async ({ file, bytes, sha256, count }, signal) => {
      const content = await (await get(file, signal)).arrayBuffer();
      const found = await hashOf(content);
      if (content.byteLength !== bytes || found !== sha256)
        throw new Error(
          `${file}: expected ${bytes} bytes with SHA-256 ${sha256}, found ${content.byteLength} with ${found}`,
        );
      const docs: unknown = JSON.parse(new TextDecoder().decode(content));
      if (!Array.isArray(docs) || docs.length !== count)
        throw new Error(`${file}: expected a list of ${count} records`);
      return docs as readonly unknown[];
    },
  };
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', content);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
