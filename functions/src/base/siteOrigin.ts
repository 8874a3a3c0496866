/**
 * Origin of the site for addresses in pages and the sitemap: `SITE_ORIGIN` in the functions' environment, or
 * the project's default domain. Never taken from the request, because a direct caller can name any host.
 */
export function siteOrigin(env: NodeJS.ProcessEnv): string {
  const named = env['SITE_ORIGIN'];
  return named ? new URL(named).origin : `https://${env['GCLOUD_PROJECT'] ?? ''}.web.app`;
}
