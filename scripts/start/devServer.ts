import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { BuildConfig } from '@/app/page/buildConfig';
import { webpackConfig } from '../../webpack.config';
import { emulatorHeaders, headersEverywhere } from '../emulators/emulatorConfig';
import { readFirebaseJson } from '../emulators/firebaseTools';
import { host, type Ports } from '../base/ports';
import { root } from '../base/root';

/** Serves the client from memory with the deployed headers, and reloads the page on every change. */
export async function startDevServer(ports: Ports, build: BuildConfig): Promise<() => Promise<void>> {
  const compiler = webpack(
    webpackConfig({ mode: 'development', outDir: join(root, 'node_modules/.cache/dev'), build }),
  );
  if (!compiler) throw new Error('Expected a compiler for the webpack configuration, found none');
  const headers = () =>
    Object.fromEntries(
      headersEverywhere(emulatorHeaders(readFirebaseJson().hosting.headers, ports)).map(({ key, value }) => [
        key,
        value,
      ]),
    );
  // The policy names digests of what the page carries, and a change of its sources is to be seen.
  let current = headers();
  compiler.hooks.done.tap('policy', () => {
    current = headers();
  });
  const server = new WebpackDevServer(
    {
      host,
      port: ports.hosting,
      static: { directory: join(root, 'public'), watch: false },
      historyApiFallback: { disableDotRule: true, index: '/app.html' },
      headers: () => current,
      liveReload: true,
      // A whole reload keeps no state that a fresh visit would lack, and the overlay needs inline styles.
      hot: false,
      client: { overlay: false, logging: 'warn' },
      setupExitSignals: false,
    },
    compiler,
  );
  await server.start();
  return () => server.stop();
}
