import * as v from 'valibot';
import type { BuildConfig } from '@/app/page/buildConfig';
import { Problem } from '../../scripts/base/problem';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
}

export interface Site {
  readonly origin: string;
  readonly get: (path: string) => Promise<Answer>;
}

/** Longest answer: a function may have to start and to draw a picture. */
const answerMs = 60_000;

export function createSite(url: string, send: typeof fetch = fetch): Site {
  const { origin } = new URL(url);
  return {
    origin,
    get: async (path) => {
      const response = await send(new URL(path, origin), {
        redirect: 'manual',
        signal: AbortSignal.timeout(answerMs),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, bytes, text: bytes.toString() };
    },
  };
}

export type Deployed = Pick<BuildConfig, 'firebase' | 'emulators' | 'version'>;

const port = v.object({ host: v.string(), port: v.number() });
const deployed = v.object({
  firebase: v.object({
    apiKey: v.string(),
    authDomain: v.string(),
    projectId: v.string(),
    appId: v.exactOptional(v.string()),
  }),
  emulators: v.exactOptional(v.object({ auth: v.string(), firestore: port, functions: port })),
  version: v.string(),
});

export async function readDeployed({ get, origin }: Site): Promise<Deployed> {
  const { status, text } = await get('/version.json').catch((error: unknown) => {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Problem(`${origin} does not answer: ${why}`);
  });
  const read = status === 200 ? v.safeParse(deployed, jsonOr(text)) : undefined;
  if (read?.success) return read.output;
  throw new Problem(
    `${origin}/version.json: expected what a build of this wiki says of itself, found ${status} ${text.slice(0, 80)}`,
  );
}

export function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
