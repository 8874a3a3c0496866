import { join } from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import { EsbuildPlugin } from 'esbuild-loader';
import HtmlPlugin from 'html-webpack-plugin';
import CssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { GenerateSW } from 'workbox-webpack-plugin';
import type { BuildConfig } from '@/app/buildConfig';
import { root } from './scripts/lib/root';

export interface WebpackOptions {
  readonly mode: 'production' | 'development';
  /** Absolute path of the folder to build into. */
  readonly outDir: string;
  readonly build: BuildConfig;
}

const target = 'es2022';

/** How the client is built. `scripts/build.ts` and the dev server call it; nothing runs the webpack command line. */
export function webpackConfig({ mode, outDir, build }: WebpackOptions): Configuration {
  const production = mode === 'production';
  // Names without a hash let the dev server replace a file in place.
  const name = production ? '[name].[contenthash:10]' : '[name]';
  return {
    mode,
    context: root,
    entry: { main: './src/app/main.tsx' },
    output: {
      path: outDir,
      publicPath: '/',
      filename: `assets/${name}.js`,
      chunkFilename: `assets/${name}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      hashFunction: 'xxhash64',
      clean: true,
    },
    // Never the eval kinds: the content security policy is the deployed one in development too.
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { '@': join(root, 'src') } },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'esbuild-loader', options: { target, jsx: 'automatic' } },
        { test: /\.css$/, sideEffects: true, use: [CssExtractPlugin.loader, cssLoader(production)] },
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
        { test: /\.md$/, type: 'asset/source' },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.ARMWIKI_BUILD': JSON.stringify(JSON.stringify(build)),
      }),
      new CssExtractPlugin({
        filename: `assets/${name}.css`,
        chunkFilename: `assets/${name}.css`,
        // Class names of modules are their own, so the order of their rules decides nothing.
        ignoreOrder: true,
      }),
      new HtmlPlugin({ template: './src/app/index.html', scriptLoading: 'defer' }),
      new CopyPlugin({ patterns: [{ from: 'public', to: '.' }] }),
      ...(production ? [serviceWorker()] : []),
    ],
    optimization: {
      minimizer: [new EsbuildPlugin({ target, css: true, legalComments: 'none' })],
      runtimeChunk: 'single',
      // Ids follow paths, so that one changed file changes the hash of one chunk.
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
    },
    cache: {
      type: 'filesystem',
      name: `armwiki-${mode}`,
      cacheDirectory: join(root, 'node_modules/.cache/webpack'),
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

function cssLoader(production: boolean) {
  return {
    loader: 'css-loader',
    options: {
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        localIdentName: production ? '[hash:base64:7]' : '[name]__[local]',
      },
    },
  };
}

/**
 * Precaches the whole app, lazy chunks included, so that a page never seen still opens without a network.
 * A new worker waits until the page tells it to take over: `postMessage({ type: 'SKIP_WAITING' })`.
 */
function serviceWorker() {
  return new GenerateSW({
    swDest: 'sw.js',
    // Shows notifications.
    importScripts: ['/push.js'],
    inlineWorkboxRuntime: true,
    sourcemap: false,
    cleanupOutdatedCaches: true,
    skipWaiting: false,
    // The first visit is controlled at once, so that it can already lose its network.
    clientsClaim: true,
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/__\//, /^\/data\//],
    dontCacheBustURLsMatching: /^\/?assets\//,
    exclude: [/\.map$/, /^robots\.txt$/, /^push\.js$/, /^icons\/.*\.png$/, /^manifest\.webmanifest$/],
    maximumFileSizeToCacheInBytes: 5 * 1024 * 1024,
  });
}
