import type { BuildConfig } from '@/app/page/buildConfig';

/**
 * Where the site that is built will be, for what must name a whole address: `SITE_ORIGIN` where it has a domain of its own,
 * else the project's. Empty for emulators, whose Hosting a build does not know.
 */
export const builtOrigin = ({ emulators, firebase }: BuildConfig, env = process.env): string =>
  emulators ? '' : new URL(env['SITE_ORIGIN'] ?? `https://${firebase.projectId}.web.app`).origin;

/**
 * Robots are told the whole address of the sitemap, and none where the build does not know it: they read no other. Functions
 * cannot serve theirs: the framework around them does not let them.
 */
export const robotsFor = (origin: string, text: string): string =>
  origin === '' ? text.replace(/\s*^Sitemap:.*$/m, '') : text.replace('{origin}', origin);
