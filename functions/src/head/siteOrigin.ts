/**
 * Where the site is at home, for addresses in pages and the sitemap: `SITE_ORIGIN` in the environment of the functions, else
 * the project's own domain. Never what the request says: whoever calls the function itself may name any host.
 */
export function siteOrigin(env: NodeJS.ProcessEnv): string {
  const named = env['SITE_ORIGIN'];
  return named ? new URL(named).origin : `https://${env['GCLOUD_PROJECT'] ?? ''}.web.app`;
}
