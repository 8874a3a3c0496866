import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../../scripts/base/problem';

export interface Asking {
  readonly base: string;
  readonly token: () => Promise<string>;
  readonly fetch?: typeof fetch;
}

const mostTries = 6;
const firstPauseMs = 500;
/** Statuses after which another try may succeed. */
const passing = new Set([408, 429, 500, 502, 503, 504]);

/**
 * Sends a request and answers the parsed JSON. Every request here is safe to repeat, so it waits for a busy server or a
 * short loss of the network.
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
    // `fetch` throws these without a connection.
    if (!(error instanceof Error) || error.name !== 'TypeError') throw error;
    return { ok: false as const, text: error.message, passing: true };
  }
}
