import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { generate } from 'selfsigned';
import type { WebAnswer } from '../../../functions/src/serve/reading/answers';
import { serveSnapshot } from '../../../functions/src/serve/serveSnapshot';
import type { SnapshotStore } from '../../../functions/src/publish/snapshot/snapshotStore';
import type { serveBench } from '../serve';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

const brotli = promisify(brotliCompress);

interface Answer {
  readonly type: string;
  readonly body: Buffer;
  readonly keep?: string | undefined;
  readonly link?: string | undefined;
  /** True if the body is already compressed. */
  readonly packed?: boolean;
}

/** What the responses of HTTP/1 and HTTP/2 have in common. */
interface AnyResponse {
  writeHead(status: number, headers?: Readonly<Record<string, string>>): unknown;
  end(body: string | Buffer): unknown;
}

export interface Beside {
  /** The bench page, so that it shares the app's storage. */
  readonly bench?: Awaited<ReturnType<typeof serveBench>>;
  /** The files published under `/data/`. With it every response is compressed and sent by HTTP/2, as by a real host. */
  readonly copy?: Pick<SnapshotStore, 'read'>;
  readonly page?: (pathname: string) => Promise<WebAnswer>;
  /** A page that needs no code, under `plainPath`. */
  readonly plain?: string;
}

export const plainPath = '/plain';

export async function serveApp(
  folder: string,
  { bench, copy, page, plain }: Beside,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const serve = async (path: string): Promise<Answer | undefined> => {
    if (bench && path.startsWith('/bench/')) {
      const answer = await fetch(`${bench.origin}/${path.slice('/bench/'.length)}`);
      return {
        type: answer.headers.get('content-type') ?? 'text/plain',
        body: Buffer.from(await answer.arrayBuffer()),
      };
    }
    if (copy && path.startsWith('/data/')) {
      const { status, headers, body } = await serveSnapshot(copy, {
        method: 'GET',
        path,
        query: '',
        acceptEncoding: 'br',
      });
      const packed = headers['Content-Encoding'] === 'br';
      const keep = headers['Cache-Control'];
      return status === 200 ? { type: headers['Content-Type'] ?? '', body, packed, keep } : undefined;
    }
    if (plain !== undefined && path === plainPath)
      return { type: types['.html'] ?? '', body: Buffer.from(plain) };
    if (page && /^\/($|(match|player|sport)\/|rankings$)/.test(path)) {
      const { status, headers, body } = await page(path);
      return status === 200
        ? { type: headers['Content-Type'] ?? '', body: Buffer.from(body), link: headers['Link'] }
        : undefined;
    }
    const file = join(folder, path);
    if (extname(path) !== '' && existsSync(file))
      return { type: types[extname(path)] ?? 'application/octet-stream', body: readFileSync(file) };
    if (path.startsWith('/assets/') || path.startsWith('/data/')) return undefined;
    if (path !== '/') return answer('/');
    return { type: types['.html'] ?? '', body: readFileSync(join(folder, 'app.html')) };
  };
  const packed = new Map<string, Promise<Answer | undefined>>();
  const pack = async (path: string): Promise<Answer | undefined> => {
    const found = await serve(path);
    if (found === undefined || found.packed) return found;
    return { ...found, body: await brotli(found.body), packed: true };
  };
  const answer = (path: string): Promise<Answer | undefined> => {
    if (copy === undefined) return serve(path);
    const known = packed.get(path) ?? pack(path);
    packed.set(path, known);
    return known;
  };
  if (copy !== undefined)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.(js|css|html|svg|webmanifest)$/.test(file)) await answer(`/${file}`);
  const respond = (request: Pick<IncomingMessage, 'url' | 'method'>, response: AnyResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    answer(pathname).then(
      (found) => {
        response.writeHead(found ? 200 : 404, {
          'content-type': found?.type ?? 'text/plain',
          ...(found?.packed && { 'content-encoding': 'br' }),
          ...(pathname.startsWith('/assets/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
          ...(found?.link !== undefined && { link: found.link }),
          ...(found?.keep !== undefined && { 'cache-control': found.keep }),
        });
        response.end(request.method === 'HEAD' ? '' : (found?.body ?? 'Not found'));
      },
      (error: unknown) => {
        response.writeHead(500);
        response.end(String(error));
      },
    );
  };
  const server = copy === undefined ? createServer(respond) : createSecureServer(ownCertificate(), respond);
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket.on('close', () => open.delete(socket)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${copy === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** For this run only: browsers speak HTTP/2 over TLS alone. */
function ownCertificate() {
  const { private: key, cert } = generate([{ name: 'commonName', value: '127.0.0.1' }]);
  return { key, cert };
}
