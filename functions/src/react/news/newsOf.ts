import { isSuperseded, standsInstead, type Cause } from '@/model/cause';
import { byTrust } from '@/model/trust/trustSettings';
import { isJsonObject } from '@/lib/json';
import { isStoredId } from '@/model/ids';
import { longestQuote, type NewsKind } from '@/model/news/news';
import type { DeltaChange } from '../../base/deltaChange';
import { millis } from '../../base/documents';
import { decisionOf, type Decision } from '../notifications/decision';

type Content = { readonly bundle?: string } & (
  | { readonly kind: NewsKind }
  | { readonly kind: 'rejected'; readonly reason: string; readonly cause?: Cause }
  | { readonly kind: 'reverted'; readonly by: string }
  | { readonly kind: NewsKind; readonly instead: string }
  | { readonly kind: NewsKind; readonly by: string; readonly text: string }
);

export interface AddressedNews {
  readonly to: string;
  /**
   * Deterministic id: the same decision or reply gives the same id. A reopened proposal may get another
   * decision.
   */
  readonly id: string;
  readonly content: Content;
}

export function decisionNews({ deltaId, before, after }: DeltaChange): AddressedNews | undefined {
  const decision = decisionOf({ before, after });
  const bundle: unknown = after?.['bundle'];
  return (
    decision && {
      to: decision.author,
      id: `decision-${deltaId}-${millis(after?.['decidedAt']) ?? 0}`,
      content: { ...contentOf(decision), ...(isStoredId(bundle) && { bundle }) },
    }
  );
}

/**
 * News to the author that an applied change was reverted; `undefined` if it was not, or the author did it.
 */
export function reversionNews({ deltaId, before, after }: DeltaChange): AddressedNews | undefined {
  const author: unknown = after?.['author'];
  const reverted: unknown = after?.['reverted'];
  if (before?.['reverted'] !== undefined || typeof author !== 'string' || !isMark(reverted)) return undefined;
  const { by } = reverted;
  if (author === '' || by === author) return undefined;
  return { to: author, id: `reverted-${deltaId}-${reverted.in}`, content: { kind: 'reverted', by } };
}

const isMark = (value: unknown): value is { readonly by: string; readonly in: string } =>
  isJsonObject(value) && typeof value['by'] === 'string' && isStoredId(value['in']);

function contentOf({ status, isInPart, isAmended, reason, cause }: Decision): Content {
  if (status === 'applied') return { kind: isInPart ? 'inPart' : isAmended ? 'amended' : 'applied' };
  const instead = standsInstead(cause);
  if (isSuperseded(cause) && instead !== undefined) return { kind: cause.code, instead };
  return { kind: 'rejected', reason, ...(cause && { cause }) };
}

export interface NewReply {
  readonly id: string;
  readonly speaker: string;
  readonly by: string;
  readonly text: string;
  readonly author: string;
  /** The author, earlier repliers and the moderator who rejected the proposal, except the speaker. */
  readonly others: ReadonlySet<string>;
}

/**
 * Replies that this change of a delta adds. A delta created with replies is the rest of an amended one or
 * restored, and its replies were notified before.
 */
export function newReplies({ deltaId, before, after }: DeltaChange): readonly NewReply[] {
  const author: unknown = after?.['author'];
  if (before === undefined || typeof author !== 'string' || author === '') return [];
  const said = entriesOf(before['thread']);
  const decidedBy: unknown = after?.['decidedBy'];
  const people = new Set([author, ...said.map(([, { by }]) => by)]);
  if (typeof decidedBy === 'string' && decidedBy !== '' && decidedBy !== byTrust) people.add(decidedBy);
  const known = new Set(said.map(([number]) => number));
  const all = entriesOf(after?.['thread']);
  return all
    .filter(([number]) => !known.has(number))
    .map(([number, { by, text }]) => ({
      id: `reply-${deltaId}-${number}`,
      speaker: `call-${deltaId}-${all.find(([, each]) => each.by === by)?.[0]}`,
      by,
      text,
      author,
      others: new Set([...people].filter((uid) => uid !== by)),
    }));
}

export const quoteOf = (text: string): string => {
  const letters = [...text];
  return letters.length > longestQuote ? `${letters.slice(0, longestQuote - 1).join('')}…` : text;
};

type NumberedReply = readonly [number: string, reply: { readonly by: string; readonly text: string }];

function entriesOf(thread: unknown): readonly NumberedReply[] {
  if (!isJsonObject(thread)) return [];
  return Object.entries(thread).flatMap(([number, reply]): readonly NumberedReply[] => {
    const { by, text } = isJsonObject(reply) ? reply : {};
    return typeof by === 'string' && by !== '' && typeof text === 'string' ? [[number, { by, text }]] : [];
  });
}
