import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../../scripts/base/problem';

/** How a Google interface is asked, on emulators or for real. */
export interface Asking {
  /** The beginning of every address, without a slash at its end. */
  readonly base: string;
  readonly token: () => Promise<string>;
  readonly fetch?: typeof fetch;
}

const mostTries = 6;
const firstPauseMs = 500;
/** Answers that say that another try may do better. */
const passing = new Set([408, 429, 500, 502, 503, 504]);

/**
 * Asks and answers what was said, as JSON. What is asked here may be asked again, so a server that is busy and a network
 * that is gone for a moment are waited for.
 */
export async function ask(
  { base, token, fetch: send = fetch }: Asking,
  path: string,
  body?: object,
): Promise<unknown> {
  for (let tries = 1; ; tries += 1) {
    const answer = await answerTo(send, `${base}${path}`, await token(), body);
    if (answer.ok) return JSON.parse(answer.text);
    if (!answer.passing || tries === mostTries)
      throw new Problem(`${base}${path}: expected an answer, found ${answer.text}`);
    await sleep(firstPauseMs * 2 ** (tries - 1));
  }
}

async function answerTo(send: typeof fetch, url: string, token: string, body: object | undefined) {
  try {
    const response = await send(url, {
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return response.ok
      ? { ok: true as const, text }
      : { ok: false as const, text: `${response.status} ${text}`, passing: passing.has(response.status) };
  } catch (error) {
    // The errors that `fetch` throws where there is no connection.
    if (!(error instanceof Error) || error.name !== 'TypeError') throw error;
    return { ok: false as const, text: error.message, passing: true };
  }
}
