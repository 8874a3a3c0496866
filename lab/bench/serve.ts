import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { readShape } from './shape';

/**
 * The bench page on a port of its own, built as production code, a rival's code in a file of its own, and isolated so
 * that its clock is fine.
 */
export async function serveBench(
  root: string,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const built = await build({
    entryPoints: [join(root, 'lab/bench/page/main.ts')],
    bundle: true,
    splitting: true,
    outdir: '/',
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    alias: { '@': join(root, 'src') },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const shape = `globalThis.benchShape = ${JSON.stringify(readShape(root))}`;
  const scripts = new Map(built.outputFiles.map(({ path, text }) => [`/${basename(path)}`, text]));
  scripts.set('/shape.js', shape);
  const page =
    '<!doctype html><title>Bench</title><script src="shape.js"></script><script type="module" src="main.js"></script>';
  const server = createServer((request, response) => {
    const script = scripts.get(request.url ?? '');
    response.writeHead(200, {
      'content-type': script === undefined ? 'text/html; charset=utf-8' : 'text/javascript',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    response.end(script ?? page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
