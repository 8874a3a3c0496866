import type { DocumentData } from 'firebase-admin/firestore';
import { routes } from '@/model/routes';
import type { Notice } from './sender';

const longestBody = 200;

/** A decision on a delta, as its author hears of it. */
export interface Decision {
  readonly author: string;
  readonly status: 'applied' | 'rejected';
  readonly notice: Notice;
}

/** The decision that this change of a delta is; `undefined` when it is none, or the author's own. */
export function decisionOf(
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Decision | undefined {
  if (before?.['status'] !== 'new' || after === undefined) return undefined;
  const status: unknown = after['status'];
  const author: unknown = after['author'];
  if (status !== 'applied' && status !== 'rejected') return undefined;
  if (typeof author !== 'string' || author === '' || after['decidedBy'] === author) return undefined;
  return { author, status, notice: noticeOf(status, after) };
}

function noticeOf(status: Decision['status'], delta: DocumentData): Notice {
  const what = delta['docId'] === '' ? `new ${String(delta['collection'])}` : String(delta['collection']);
  const reason = typeof delta['reason'] === 'string' ? delta['reason'] : '';
  const body = status === 'applied' ? `It is now part of the wiki.` : reason;
  return {
    title: delta['docId'] === '' ? `Your ${what} was ${status}` : `Your change of a ${what} was ${status}`,
    body: body.length > longestBody ? `${body.slice(0, longestBody - 1)}…` : body,
    link: routes.mydelta.pattern,
    // Many decisions at once are one line on the device; the page lists them all.
    tag: 'decision',
  };
}
