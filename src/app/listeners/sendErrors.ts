import { routeAt } from '@/model/sharing/address';
import {
  anonymousMessage,
  browserErrorLimits,
  ownFrames,
  type BrowserError,
  type BrowserErrorKind,
} from '@/model/operating/browserError';
import { keepItem, readItem } from '@/lib/browserParts';
import { isJsonObject } from '@/lib/json';
import { whenOnline } from '@/lib/whenOnline';
import { parseBrowserErrors } from '@/model/operating/parseBrowserErrors';
import { selectSendsErrors } from '@/wiki/preferences/preferencesSelectors';
import type { ErrorReport } from '@/wiki/notices/noticesSlice';
import type { AppStore } from '../client/store';

/**
 * Share of each kind to send. Unhandled rejections and policy violations come by the hundred and are alike.
 */
const shares: Readonly<Record<BrowserErrorKind, number>> = { error: 1, rejection: 0.25, policy: 0.1 };

const mostOfDay = 10;

const key = 'armwiki-errors';

interface Kept {
  readonly day: string;
  readonly known: readonly string[];
  readonly waiting: readonly BrowserError[];
}

export interface ErrorSending {
  readonly store: Pick<AppStore, 'getState' | 'subscribe'>;
  readonly send: (errors: readonly BrowserError[]) => Promise<void>;
  readonly now: () => number;
  readonly random: () => number;
  readonly isOnline: () => boolean;
  readonly userAgent: string;
  readonly isPrivate: () => boolean;
}

/**
 * Sends errors to the operator if the reader has agreed: a share of each kind, each once a day, with what
 * helps to fix it and nothing about the reader. Without a network they wait on the device. Returns the
 * function that stops it.
 */
export function sendErrors({
  store,
  send,
  now,
  random,
  isOnline,
  userAgent,
  isPrivate,
}: ErrorSending): () => void {
  let seen = 0;
  let busy = false;
  const may = () => selectSendsErrors(store.getState()) === true && !isPrivate();

  const flush = async () => {
    if (busy) return;
    busy = true;
    try {
      for (;;) {
        const some = read(now()).waiting.slice(0, browserErrorLimits.call);
        if (some.length === 0 || !isOnline() || !may()) break;
        await send(some);
        const after = read(now());
        write({ ...after, waiting: after.waiting.slice(some.length) });
      }
    } catch (error) {
      console.warn('Errors wait to be sent', error);
    } finally {
      busy = false;
    }
  };
  const take = () => {
    const { reports } = store.getState().notices;
    if (!may()) return;
    const come = reports.slice(seen);
    seen = reports.length;
    for (const report of come) takeUp(report);
    if (come.length > 0) void flush();
  };
  const takeUp = (report: ErrorReport) => {
    const error = sentOf(report, userAgent);
    if (error === undefined || random() >= shares[error.kind]) return;
    const kept = read(now());
    const name = JSON.stringify([error.kind, error.version, error.message, error.stack[0]]);
    if (kept.known.length >= mostOfDay || kept.known.includes(name)) return;
    write({ ...kept, known: [...kept.known, name], waiting: [...kept.waiting, error].slice(-mostOfDay) });
  };

  const stopListening = store.subscribe(take);
  const stopOnline = whenOnline(() => void flush());
  take();
  void flush();
  return () => {
    stopListening();
    stopOnline();
  };
}

/** The error to send; `undefined` if it is not ours, for example from a browser extension. */
function sentOf(
  { version, page, message, stack = '', ...report }: ErrorReport,
  userAgent: string,
): BrowserError | undefined {
  const kind: BrowserErrorKind = report.kind ?? 'error';
  const frames = ownFrames(stack);
  if (frames.length === 0 && kind === 'error') return undefined;
  const error: BrowserError = {
    kind,
    version: version.replace(/[^\w+. -]/g, ''),
    page: routeAt(page) ?? 'unknown',
    message: anonymousMessage(message) || 'unknown',
    stack: frames,
    browser: browserOf(userAgent),
  };
  const read = parseBrowserErrors({ errors: [error] });
  return read.ok ? error : undefined;
}

const browsers = {
  Edge: /\bEdg\/(\d+)/,
  Opera: /\bOPR\/(\d+)/,
  Samsung: /\bSamsungBrowser\/(\d+)/,
  Firefox: /\b(?:Firefox|FxiOS)\/(\d+)/,
  Chrome: /\b(?:Chrome|CriOS)\/(\d+)/,
  Safari: /\bVersion\/(\d+)/,
} as const;

/**
 * Only name and major version of the browser. Order matters, because other browsers also call themselves
 * Chrome.
 */
export function browserOf(userAgent: string): string {
  for (const [name, pattern] of Object.entries(browsers)) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return 'unknown';
}

function read(now: number): Kept {
  const day = new Date(now).toISOString().slice(0, 10);
  const nothing: Kept = { day, known: [], waiting: [] };
  let stored: unknown;
  try {
    stored = JSON.parse(readItem('local', key) ?? 'null');
  } catch {
    return nothing;
  }
  if (!isJsonObject(stored)) return nothing;
  const waiting = parseBrowserErrors({ errors: stored['waiting'] });
  const known = stored['day'] === day && Array.isArray(stored['known']) ? stored['known'] : [];
  return {
    day,
    known: known.filter((each) => typeof each === 'string'),
    waiting: waiting.ok ? waiting.value : [],
  };
}

const write = (kept: Kept): void => void keepItem('local', key, JSON.stringify(kept));
