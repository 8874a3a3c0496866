/** The deployed `index.html`. */
export interface Shell {
  readonly html: string;
  /** True if Hosting has just said that this is what is deployed. */
  readonly current: boolean;
}

const patienceMs = 4_000;

/**
 * Reads the page that is deployed from Hosting itself, and asks again on every request, which Hosting answers with "not
 * modified". A page built into the function, or kept for a minute, would outlive a deployment and name scripts that are gone:
 * Hosting empties its cache with each deployment, and what is filled in afterwards must already be the new page. When
 * Hosting cannot be asked, the last page it gave is better than none.
 */
export function createShell(origin: string, ask: typeof fetch = fetch): () => Promise<Shell> {
  let last: { readonly html: string; readonly etag: string | null } | undefined;
  let asked: Promise<Shell> | undefined;

  async function read(): Promise<Shell> {
    try {
      const answer = await ask(`${origin}/index.html`, {
        ...(last?.etag && { headers: { 'If-None-Match': last.etag } }),
        signal: AbortSignal.timeout(patienceMs),
      });
      if (answer.status === 304 && last) return { html: last.html, current: true };
      const html = await answer.text();
      if (answer.status !== 200 || !/<\/head>/i.test(html))
        throw new Error(`Expected ${origin}/index.html to be a page, found status ${answer.status}`);
      last = { html, etag: answer.headers.get('etag') };
      return { html, current: true };
    } catch (error) {
      if (last) return { html: last.html, current: false };
      throw error;
    }
  }

  return () => {
    asked ??= read().finally(() => {
      asked = undefined;
    });
    return asked;
  };
}
