import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { readShape } from './shape';

/**
 * Serves the bench page on a port of its own, as a production build with each rival's code in its own file. The page is
 * cross-origin isolated, which makes its clock precise.
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
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
