import { createHash } from 'node:crypto';
import type { Compilation } from 'webpack';
import { GenerateSW, type GenerateSWConfig } from 'workbox-webpack-plugin';

/**
 * Precaches the whole app, lazy chunks included, so that a page never seen still opens without a network.
 * A new worker waits until the page posts `{ type: 'SKIP_WAITING' }` to it.
 */
export function serviceWorker(): GenerateSW {
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
    navigateFallback: '/shell.html',
    navigateFallbackDenylist: [
      /^\/__\//,
      /^\/data\//,
      /^\/embed\//,
      /^\/feed\//,
      /^\/preview\//,
      /^\/flags\//,
      /^\/sitemap[^/]*\.xml$/,
      /^\/robots\.txt$/,
      /^\/version\.json$/,
    ],
    manifestTransforms: [withIntegrity],
    dontCacheBustURLsMatching: /^\/?assets\//,
    exclude: [
      /\.map$/,
      /\.LICENSE\.txt$/,
      /^robots\.txt$/,
      /^share\.png$/,
      /^app\.html$/,
      /^push\.js$/,
      /^icons\/.*\.png$/,
      /^screenshots\//,
      /^flags\//,
      /^manifest\.webmanifest$/,
    ],
    maximumFileSizeToCacheInBytes: 5 * 1024 * 1024,
    // A flag that was seen is there without a network; all of them would weigh more than the app.
    runtimeCaching: [
      {
        urlPattern: /\/flags\/[A-Z-]+\.svg$/,
        handler: 'StaleWhileRevalidate',
        options: { cacheName: 'flags' },
      },
      // Documents in the site's own words open without a network too.
      { urlPattern: /\/data\/site\.json$/, handler: 'NetworkFirst', options: { cacheName: 'site' } },
    ],
  });
}

type ManifestTransform = NonNullable<GenerateSWConfig['manifestTransforms']>[number];

/**
 * A worker that installs while the next version is being deployed must fail, and not store files of both: the host
 * answers with what it has under that name.
 */
const withIntegrity: ManifestTransform = (entries, compilation) => ({
  // Only ever called by the plugin, which passes webpack's compilation as an unknown.
  manifest: entries.map((entry) => ({ ...entry, integrity: digest(entry.url, compilation as Compilation) })),
});

function digest(url: string, compilation: Compilation): string {
  const asset = compilation.getAsset(url.replace(/^\//, ''));
  if (!asset) throw new Error(`Expected the build to have ${url}, which is to be precached`);
  return `sha256-${createHash('sha256').update(asset.source.buffer()).digest('base64')}`;
}
