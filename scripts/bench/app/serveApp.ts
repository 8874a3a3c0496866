import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { serveBench } from '../serve';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** The built app, and the bench page beside it, so that both have the same storage. */
export async function serveApp(
  folder: string,
  bench: Awaited<ReturnType<typeof serveBench>>,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const serve = async (
    path: string,
  ): Promise<{ readonly type: string; readonly body: Buffer } | undefined> => {
    if (path.startsWith('/bench/')) {
      const answer = await fetch(`${bench.origin}/${path.slice('/bench/'.length)}`);
      return {
        type: answer.headers.get('content-type') ?? 'text/plain',
        body: Buffer.from(await answer.arrayBuffer()),
      };
    }
    const file = join(folder, path);
    if (extname(path) !== '' && existsSync(file))
      return { type: types[extname(path)] ?? 'application/octet-stream', body: readFileSync(file) };
    if (path.startsWith('/assets/') || path.startsWith('/data/')) return undefined;
    return { type: types['.html'] ?? '', body: readFileSync(join(folder, 'index.html')) };
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    serve(pathname).then(
      (found) => {
        response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/plain' });
        response.end(request.method === 'HEAD' ? undefined : (found?.body ?? 'Not found'));
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
