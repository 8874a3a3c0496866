/** An error in somebody's browser as it is sent: what helps to mend it, and nothing of who met it or what they looked at. */
export interface BrowserError {
  readonly kind: BrowserErrorKind;
  /** Of the app. */
  readonly version: string;
  /** The name of the route, without what its address names. */
  readonly page: string;
  readonly message: string;
  /** Innermost first: `name assets/file.js:line:column`, of files of ours alone. */
  readonly stack: readonly string[];
  /** Its name and major version: `Firefox 140`. */
  readonly browser: string;
}

/** `error`: nobody caught it; `rejection`: nobody waited for it; `policy`: the page's policy forbade something. */
export const browserErrorKinds = ['error', 'rejection', 'policy'] as const;
export type BrowserErrorKind = (typeof browserErrorKinds)[number];

/**
 * Most errors within a day of the UTC, by where they come from, and most of one call. A network takes at most one in `share` of
 * what the day still has, so that some networks do not use it up for all others.
 */
export const browserErrorLimits = { network: 20, wide: 80, wiki: 500, share: 25, call: 10 } as const;

/** The errors that a day has room for, of networks that have sent so many of them, the narrow one first. */
export function errorRoom(all: number, [near = 0, wide = 0]: readonly number[]): number {
  const { network, wide: widest, wiki, share } = browserErrorLimits;
  const left = wiki - all;
  const fair = Math.min(network, Math.ceil((left + near) / share));
  return Math.max(0, Math.min(left, fair - near, widest - wide));
}

/** How long they are kept, in days. */
export const browserErrorDays = 30;

export const browserErrorSizes = { message: 300, frames: 20, frame: 200, line: 60 } as const;

/**
 * A message without what may be personal: quoted texts, addresses, ids and long numbers give way to what they are. Said by
 * the device and again by the server, which believes no device.
 */
export function anonymousMessage(message: string): string {
  const [line = ''] = message.trim().split('\n');
  return (
    line
      .slice(0, 4 * browserErrorSizes.message)
      // Characters that show nothing, or move what stands beside them.
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

/** The frame that a line of a stack tells of, if it is in a file of ours: `name place`. */
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

/** The frames of a stack that are in files of ours, as Chromium, Firefox and Safari write them. */
export const ownFrames = (stack: string): readonly string[] =>
  stack
    .split('\n')
    .flatMap((line) => ownFrame(line.slice(0, 2 * browserErrorSizes.frame)))
    .slice(0, browserErrorSizes.frames);

/** Tells whether a text is such a frame. */
export const isOwnFrame = (text: string): boolean =>
  text.length <= browserErrorSizes.frame && /^(?:[\w$.<>[\] ]+ )?assets\/[\w.-]+\.js:\d+:\d+$/.test(text);
