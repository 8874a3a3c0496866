import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { emulatorHeaders, headersEverywhere } from '../../../scripts/emulators/emulatorConfig';
import { readFirebaseJson } from '../../../scripts/emulators/readFirebaseJson';
import { host, type Ports } from '../../../scripts/base/ports';
import { readBuild, variation, type Build } from './builds';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

export function backendPorts(): Omit<Ports, 'hosting'> {
  const port = (name: string) => {
    const found = /:(\d+)$/.exec(process.env[name] ?? '')?.[1];
    if (found === undefined) throw new Error(`Expected an address with a port in ${name}`);
    return Number(found);
  };
  return {
    auth: port('FIREBASE_AUTH_EMULATOR_HOST'),
    firestore: port('FIRESTORE_EMULATOR_HOST'),
    functions: port('ARMWIKI_FUNCTIONS_ORIGIN'),
  };
}

export interface Host {
  readonly port: number;
  readonly deploy: (version: string, project?: string) => void;
  readonly answer: (path: string, answer: Answer | undefined) => void;
  readonly hang: (path: string) => Hanging;
  readonly paths: () => readonly string[];
  readonly stop: () => Promise<void>;
}

interface Hanging {
  readonly asked: Promise<void>;
  readonly release: () => void;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body?: string;
}

/** Hosting as `firebase.json` configures it, for stories in which the app or its backend changes under its users. */
export async function startHost(backend: Omit<Ports, 'hosting'> = backendPorts()): Promise<Host> {
  const built = readBuild();
  const everywhere = headersEverywhere(
    emulatorHeaders(readFirebaseJson().hosting.headers, { ...backend, hosting: 0 }),
  );
  const answers = new Map<string, Answer>();
  let build: Build = new Map();

  const hanging = new Map<string, (serveLater: () => void) => void>();

  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const hang = hanging.get(path);
    if (hang) {
      hang(() => serve(request, response));
      return;
    }
    const other = answers.get(path);
    for (const { key, value } of everywhere) response.setHeader(key, value);
    if (other) {
      response.writeHead(other.status, { 'content-type': other.type });
      response.end(other.body);
      return;
    }
    const found = build.get(path);
    if (!found && path.startsWith('/assets/')) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const type = found ? (types[extname(path)] ?? 'application/octet-stream') : types['.html'];
    // Keep the browser's own cache from helping: the test is about the app's.
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(found ?? build.get('/app.html'));
  };

  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    deploy: (version, project) => {
      build = variation(built, { version, ports: backend, project });
    },
    answer: (path, answer) => {
      if (answer) answers.set(path, answer);
      else answers.delete(path);
    },
    hang: (path) => {
      const waiting: (() => void)[] = [];
      const asked = new Promise<void>((resolve) => {
        hanging.set(path, (serveLater) => {
          waiting.push(serveLater);
          resolve();
        });
      });
      return {
        asked,
        release: () => {
          hanging.delete(path);
          for (const serveLater of waiting.splice(0)) serveLater();
        },
      };
    },
    paths: () => [...build.keys()],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
