import { join } from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import { EsbuildPlugin } from 'esbuild-loader';
import HtmlPlugin from 'html-webpack-plugin';
import CssExtractPlugin from 'mini-css-extract-plugin';
import webpack, {
  type Chunk,
  type ChunkGraph,
  type Compilation,
  type Configuration,
  type Module,
} from 'webpack';
import { BundleAnalyzerPlugin } from 'webpack-bundle-analyzer';
import type { BuildConfig } from '@/app/page/buildConfig';
import { firstVisitChunk, pageChunks } from '@/app/page/firstFiles';
import { cssTargets, scriptTargets } from './scripts/build/browsers';
import { builtOrigin, robotsFor } from './scripts/build/builtOrigin';
import { digestOf } from './scripts/base/digest';
import { compileHints } from './scripts/build/compileHints';
import { firstParameters, preloadedScripts } from './scripts/build/firstParameters';
import { inlined } from './scripts/build/inlined';
import { ofPage } from './scripts/build/pagePackages';
import { flagFiles } from './scripts/build/flagFiles';
import { withIcons } from './scripts/build/inlineIcons';
import { chunksNamedByFile } from './scripts/build/chunkNames';
import { serviceWorker } from './scripts/build/serviceWorker';
import { shortIds } from './scripts/build/shortIds';
import { root } from './scripts/base/root';

export interface WebpackOptions {
  readonly mode: 'production' | 'development';
  /** Absolute path of the folder to build into. */
  readonly outDir: string;
  readonly build: BuildConfig;
  /** Absolute path of a page to draw what is in each chunk into. */
  readonly treemap?: string | undefined;
  /** Whether it need not be small, for the machine it is built on: larger by a quarter, in a third of the time. */
  readonly quick?: boolean | undefined;
}

const target = scriptTargets;

/** How the client is built. `scripts/build.ts` and the dev server call it; nothing runs the webpack command line. */
export function webpackConfig({ mode, outDir, build, treemap, quick }: WebpackOptions): Configuration {
  const production = mode === 'production';
  // Names without a hash let the dev server replace a file in place.
  const name = production ? '[name].[contenthash:8]' : '[name]';
  // The runtime lists all of these, and names that nobody reads would make it larger.
  const chunks = production ? 'assets/[id].[contenthash:8]' : 'assets/[name]';
  return {
    mode,
    context: root,
    entry: { main: './src/app/boot/entry.ts' },
    output: {
      path: outDir,
      publicPath: '/',
      filename: `assets/${name}.js`,
      chunkFilename: `${chunks}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      hashFunction: 'xxhash64',
      clean: true,
    },
    // Never the eval kinds: the content security policy is the deployed one in development too.
    devtool: !production ? 'cheap-module-source-map' : quick ? false : 'hidden-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@': join(root, 'src'),
        re2js$: join(root, 'src/firebase/re2jsStub.ts'),
      },
    },
    ...(production && { externals: ofPage }),
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'esbuild-loader', options: { target, jsx: 'automatic' } },
        {
          test: /[\\/]webchannel_blob_es\d+\.js$/,
          loader: join(root, 'scripts/build/withoutNetworkTest.mjs'),
        },
        {
          include: join(root, 'node_modules/lucide-react/dist/esm/icons'),
          loader: join(root, 'scripts/build/smallIcons.mjs'),
        },
        { test: /\.css$/, sideEffects: true, use: [CssExtractPlugin.loader, cssLoader(production), lowered] },
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
        { test: /\.md$/, type: 'asset/source' },
        { test: /i18n-iso-countries[\\/]codes\.json$/, type: 'json', parser: { parse: letterCodes } },
      ],
    },
    plugins: [
      chunksNamedByFile,
      ...(production ? [shortIds, compileHints(preloadedScripts)] : []),
      new webpack.DefinePlugin({
        'process.env.ARMWIKI_BUILD': JSON.stringify(JSON.stringify(build)),
      }),
      new CssExtractPlugin({
        filename: `assets/${name}.css`,
        chunkFilename: `${chunks}.css`,
        // Class names of modules are their own, so the order of their rules decides nothing.
        ignoreOrder: true,
      }),
      // Not `index.html`, which Hosting would serve as Home without asking the function `page`.
      page('app.html', (compilation) => firstParameters(compilation, production, build)),
      new CopyPlugin({ patterns: [{ from: 'public', to: '.', transform: asBuilt(build) }, flagFiles] }),
      ...(production
        ? [
            // The worker serves it.
            page('shell.html', (compilation) =>
              firstParameters(compilation, production, build, emitPackages(compilation)),
            ),
            serviceWorker(),
          ]
        : []),
      ...(treemap === undefined
        ? []
        : [
            new BundleAnalyzerPlugin({
              analyzerMode: 'static',
              reportFilename: treemap,
              defaultSizes: 'brotli',
              compressionAlgorithm: 'brotli',
              openAnalyzer: false,
              logLevel: 'warn',
            }),
          ]),
    ],
    optimization: {
      // For scripts webpack's own: esbuild is faster but keeps what of a package nobody uses, which made the first page's
      // code a quarter larger.
      minimizer: quick
        ? [new EsbuildPlugin({ target, css: true })]
        : ['...', new EsbuildPlugin({ target, css: true, include: /\.css$/ })],
      // The page's template is made smaller by its plugin, which leaves the script and the styles in it as their digests say.
      minimizeOptions: { html: false },
      // Webpack puts what several chunks share into chunks of its own. Smaller ones than this, in bytes before compression, are
      // not worth a request, so their modules are repeated.
      splitChunks: {
        chunks: 'async',
        minSize: 10_000,
        maxAsyncRequests: 100,
        cacheGroups: {
          default: { minChunks: 2, reuseExistingChunk: true, chunks: isLater },
          // Nothing is on the device yet when a link leads to one of these, and their files delay each other.
          linked: { minChunks: 2, reuseExistingChunk: true, chunks: isLinked, minSize: 20_000 },
          common: {
            name: 'main',
            type: /^javascript/,
            // Workers have a runtime of their own and do not load the app's script.
            chunks: ({ runtime }) => runtime === 'runtime',
            test: isOfFirstPage,
            enforce: true,
          },
        },
      },
      runtimeChunk: 'single',
      // The shortest names: one is repeated wherever a module is used.
      mangleExports: 'size',
      // `shortIds` gives them.
      moduleIds: production ? false : 'deterministic',
      chunkIds: production ? false : 'deterministic',
    },
    cache: {
      type: 'filesystem',
      name: `armwiki-${mode}${quick ? '-quick' : ''}`,
      // Where a module was found is remembered as well, and must not outlive what this file says of it.
      version: digestOf(
        [
          'webpack.config.ts',
          'package.json',
          'scripts/build/browsers.ts',
          'scripts/build/chunkNames.ts',
          'scripts/build/compileHints.ts',
          'scripts/build/inlined.ts',
          'scripts/build/lowerCss.mjs',
          'scripts/build/pagePackages.ts',
          'scripts/build/shortIds.ts',
          'scripts/build/smallIcons.mjs',
          'scripts/build/withoutNetworkTest.mjs',
        ],
        mode,
      ),
      cacheDirectory: join(root, 'node_modules/.cache/webpack'),
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** Nothing reads the numbers of countries, which are half of the file as hosting sends it. */
const letterCodes = (text: string) =>
  (JSON.parse(text) as readonly (readonly string[])[]).map((codes) => codes.slice(0, 2));

/**
 * Code that Home and several other parts need comes in the app's own script, as it compresses better there than in small chunks;
 * so does what Home's first records need as well.
 */
function isOfFirstPage(module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }): boolean {
  const parts = new Set(Array.from(chunkGraph.getModuleChunksIterable(module), ({ name }) => name));
  return parts.has('HomePage') && (parts.size >= 4 || parts.has('firstVisit'));
}

const isLinked = ({ name }: Chunk) => [...Object.values(pageChunks), firstVisitChunk].includes(name ?? '');

const isLater = (chunk: Chunk) => !chunk.canBeInitial() && !isLinked(chunk);

const page = (filename: string, parameters: (compilation: Compilation) => object) =>
  new HtmlPlugin({
    template: './src/app/boot/index.html',
    filename,
    // The template places them.
    inject: false,
    templateParameters: parameters,
  });

/**
 * For the service worker, which has the page load it as a file: an update of the app need not fetch it again, and the
 * browser keeps it compiled.
 */
function emitPackages(compilation: Compilation): string {
  const { packages } = inlined();
  const name = `assets/packages.${digestOf([], packages).slice(0, 8)}.js`;
  compilation.emitAsset(name, new webpack.sources.RawSource(packages), { minimized: true });
  return name;
}

const asBuilt = (build: BuildConfig) => (content: Buffer, path: string) => {
  if (path.endsWith('robots.txt')) return robotsFor(builtOrigin(build), content.toString());
  return path.endsWith('push.js') ? withIcons(content.toString()) : content;
};

const lowered = {
  loader: join(root, 'scripts/build/lowerCss.mjs'),
  options: { targets: cssTargets },
};

function cssLoader(production: boolean) {
  return {
    loader: 'css-loader',
    options: {
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        localIdentName: production ? '[hash:base64:5]' : '[name]__[local]',
      },
    },
  };
}
