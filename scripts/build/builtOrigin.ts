import type { BuildConfig } from '@/app/page/buildConfig';

/**
 * Origin of the built site, for whole addresses: `SITE_ORIGIN` for a domain of its own, else the project's. Empty for
 * emulators, because a build does not know their Hosting.
 */
export const builtOrigin = ({ emulators, firebase }: BuildConfig, env = process.env): string =>
  emulators ? '' : new URL(env['SITE_ORIGIN'] ?? `https://${firebase.projectId}.web.app`).origin;

/**
 * Adds the sitemap's whole address, which robots require, if the build knows it. Functions cannot serve robots.txt:
 * their framework does not let them.
 */
export const robotsFor = (origin: string, text: string): string =>
  origin === '' ? text.replace(/\s*^Sitemap:.*$/m, '') : text.replace('{origin}', origin);
