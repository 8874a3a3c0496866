import { sharedCall } from '@/lib/sharedCall';

export interface Shell {
  readonly html: string;
  /** Whether Hosting has just confirmed that it is the deployed one. */
  readonly current: boolean;
}

const patienceMs = 4_000;

/**
 * Reads the deployed page from Hosting on every request, usually answered with "not modified". A copy built
 * into the function, or cached for a minute, would outlive a deployment and name deleted scripts: a
 * deployment clears Hosting's cache, so the next cached answer must contain the new page. If Hosting cannot
 * be reached, the last page is used.
 */
export function createShell(origin: string, ask: typeof fetch = fetch): () => Promise<Shell> {
  let last: { readonly html: string; readonly etag: string | null } | undefined;

  async function read(): Promise<Shell> {
    try {
      const answer = await ask(`${origin}/app.html`, {
        ...(last?.etag && { headers: { 'If-None-Match': last.etag } }),
        signal: AbortSignal.timeout(patienceMs),
      });
      if (answer.status === 304 && last) return { html: last.html, current: true };
      const html = await answer.text();
      if (answer.status !== 200 || !/<\/head>/i.test(html))
        throw new Error(`Expected ${origin}/app.html to be a page, found status ${answer.status}`);
      last = { html, etag: answer.headers.get('etag') };
      return { html, current: true };
    } catch (error) {
      if (last) return { html: last.html, current: false };
      throw error;
    }
  }

  return sharedCall(read);
}
