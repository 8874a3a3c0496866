import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../../../scripts/base/digest';
import { demoProject, emulatorBuild } from '../../../scripts/build/buildEnv';
import { pagePolicy, policyText } from '../../../scripts/build/contentPolicy';
import { host, type Ports } from '../../../scripts/base/ports';
import { root } from '../../../scripts/base/root';

export type Build = ReadonlyMap<string, Buffer>;

const isText = (path: string) => /\.(js|css|html|webmanifest)$/.test(path);
const hashed = /\.([0-9a-f]{8})\.(?:js|css)$/;

export function readBuild(): Build {
  const folder = join(root, process.env['ARMWIKI_BUILD_DIR'] ?? 'build');
  return new Map(filesBelow(folder).map((file) => [`/${relative(folder, file)}`, readFileSync(file)]));
}

export interface Variation {
  /** Part of every hashed file's name, so no two versions share a file. */
  readonly version: string;
  readonly ports: Omit<Ports, 'hosting'>;
  readonly project?: string | undefined;
}

/** The same app as a build of another version: other names for all hashed files, another list to precache. */
export function variation(build: Build, { version, ports, project }: Variation): Build {
  const names = new Map(
    [...build.keys()].flatMap((path) => {
      const hash = hashed.exec(path)?.[1];
      return hash === undefined ? [] : [[hash, digest(`${version} ${hash}`, 'hex').slice(0, 10)] as const];
    }),
  );
  const anyHash = new RegExp([...names.keys()].join('|'), 'g');
  const rename = (text: string) => text.replace(anyHash, (hash) => names.get(hash) ?? hash);
  const files = new Map(
    [...build].map(([path, bytes]) => [
      rename(path),
      isText(path)
        ? Buffer.from(configure(rename(bytes.toString('utf8')), { version, ports, project }))
        : bytes,
    ]),
  );
  const worker = files.get('/sw.js');
  if (!worker) throw new Error('Expected a build with a service worker, found none');
  return files.set('/sw.js', Buffer.from(precaching(worker.toString('utf8'), files)));
}

/**
 * Writes the version into two files: the one with the build's configuration, and the page, so that its revision
 * differs. Both also name the emulators, the page in its policy.
 */
function configure(text: string, { version, ports, project }: Variation): string {
  const named = text
    .replace(/("version":")[^"]*(")/g, `$1${version}$2`)
    .replace('<head>', `<head><meta name="version" content="${version}">`)
    .replace(
      /(<meta http-equiv="?Content-Security-Policy"? content=")[^"]*/,
      `$1${policyText(pagePolicy(emulatorBuild({ ...ports, hosting: 0 }, version)))}`,
    );
  const emulators = {
    auth: `http://${host}:${ports.auth}`,
    firestore: { host, port: ports.firestore },
    functions: { host, port: ports.functions },
  };
  const placed =
    project === undefined
      ? named
      : named.replaceAll(`"projectId":"${demoProject}"`, `"projectId":"${project}"`);
  return placed.replace(
    /"emulators":\{"auth":"[^"]*","firestore":\{[^}]*\},"functions":\{[^}]*\}\}/g,
    `"emulators":${JSON.stringify(emulators)}`,
  );
}

function precaching(worker: string, files: Build): string {
  return worker.replace(
    /\{url:"([^"]+)",revision:(null|"[^"]*"),integrity:"[^"]*"\}/g,
    (_, url: string, revision: string) => {
      const bytes = files.get(url);
      if (!bytes) throw new Error(`Expected a file for ${url}, which is to be precached`);
      const fresh = revision === 'null' ? revision : `"${digest(bytes, 'hex').slice(0, 32)}"`;
      return `{url:"${url}",revision:${fresh},integrity:"sha256-${digest(bytes, 'base64')}"}`;
    },
  );
}

const digest = (content: string | Buffer, as: 'hex' | 'base64') =>
  createHash('sha256').update(content).digest(as);
