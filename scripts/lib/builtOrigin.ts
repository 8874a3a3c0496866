import type { BuildConfig } from '@/app/buildConfig';

/**
 * Where the site that is built will be, for what must name a whole address: `SITE_ORIGIN` where it has a domain of its own,
 * else the project's. Empty for emulators, whose Hosting a build does not know.
 */
export const builtOrigin = ({ emulators, firebase }: BuildConfig, env = process.env): string =>
  emulators ? '' : new URL(env['SITE_ORIGIN'] ?? `https://${firebase.projectId}.web.app`).origin;
