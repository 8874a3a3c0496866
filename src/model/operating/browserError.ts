/**
 * An error in a reader's browser, as sent: enough to fix it, nothing about who met it or what they looked at.
 */
export interface BrowserError {
  readonly kind: BrowserErrorKind;
  readonly version: string;
  /** Name of the route, without its parameters. */
  readonly page: string;
  readonly message: string;
  /** Innermost first: `name assets/file.js:line:column`, only of our own files. */
  readonly stack: readonly string[];
  readonly browser: string;
}

/**
 * `error`: uncaught; `rejection`: of a promise without a handler; `policy`: refused by the content security
 * policy.
 */
export const browserErrorKinds = ['error', 'rejection', 'policy'] as const;
export type BrowserErrorKind = (typeof browserErrorKinds)[number];

/**
 * Limits per UTC day, by sender, and per call. A network gets at most one in `share` of the day's remaining
 * room, so that a few networks cannot use it up.
 */
export const browserErrorLimits = { network: 20, wide: 80, wiki: 500, share: 25, call: 10 } as const;

export function errorRoom(all: number, [near = 0, wide = 0]: readonly number[]): number {
  const { network, wide: widest, wiki, share } = browserErrorLimits;
  const left = wiki - all;
  const fair = Math.min(network, Math.ceil((left + near) / share));
  return Math.max(0, Math.min(left, fair - near, widest - wide));
}

export const browserErrorDays = 30;

export const browserErrorSizes = { message: 300, frames: 20, frame: 200, line: 60 } as const;

/**
 * Replaces what may be personal by placeholders: quoted texts, addresses, ids and long numbers. The device
 * calls it, and the server again, because it trusts no device.
 */
export function anonymousMessage(message: string): string {
  const [line = ''] = message.trim().split('\n');
  return (
    line
      .slice(0, 4 * browserErrorSizes.message)
      // Characters that show nothing, or move their neighbours.
      .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
      .replace(/"[^"]*"|“[^“”]*”|`[^`]*`|\B'[^']*'/g, '"…"')
      .replace(/[^\s"'()]+/g, (word) =>
        word.includes('://') ? '<address>' : word.includes('@') ? '<e-mail>' : word,
      )
      .replace(/\/[^\s"'),;]+/g, '/…')
      .replace(/[\w-]{12,}/g, (word) => (/\d/.test(word) ? '<id>' : word))
      .replace(/\d{4,}/g, '#')
      .slice(0, browserErrorSizes.message)
  );
}

function ownFrame(line: string): readonly string[] {
  const at = line.lastIndexOf('/assets/');
  const place = line.slice(at + 1).replace(/\)$/, '');
  if (at < 0 || !/^assets\/[\w.-]+\.js:\d+:\d+$/.test(place)) return [];
  const before = line
    .slice(0, at)
    .trim()
    .replace(/^at /, '')
    .replace(/^async /, '');
  const end = before.search(/[(@]/);
  const name = before.slice(0, Math.max(0, end)).trim();
  const origin = before.slice(end + 1);
  if (origin !== '' && !/^[a-z][a-z0-9+.-]*:\/\/[^/\s]+$/i.test(origin)) return [];
  return /^[\w$.<>[\] ]*$/.test(name) ? [`${name.slice(0, browserErrorSizes.line)} ${place}`.trim()] : [];
}

export const ownFrames = (stack: string): readonly string[] =>
  stack
    .split('\n')
    .flatMap((line) => ownFrame(line.slice(0, 2 * browserErrorSizes.frame)))
    .slice(0, browserErrorSizes.frames);

export const isOwnFrame = (text: string): boolean =>
  text.length <= browserErrorSizes.frame && /^(?:[\w$.<>[\] ]+ )?assets\/[\w.-]+\.js:\d+:\d+$/.test(text);
