import type { Companion, Person, Request } from './emulator';
import { at, Increase, serverTime, type DocFields } from './firestoreValue';

const actOf = (request: Request, exists: boolean): string | undefined => {
  const [, id] = /^delta\/([^/]+)$/.exec('path' in request ? request.path : '') ?? [];
  if (id === undefined || (request.kind !== 'set' && request.kind !== 'update')) return undefined;
  const timed = Object.keys(request.data).flatMap((key) => /^thread\.`(.*)`\.at$/.exec(key)?.[1] ?? []);
  if (request.kind === 'update' && timed.length > 0) return `reply/${id}/${timed[0]}`;
  return `${exists ? 'change' : 'create'}/${id}`;
};

/** A time after any test. */
export const future = 4_000_000_000_000;

export const storedQuota = ({
  open = 0,
  written,
  last = 1,
  apart = 1_000,
  fastUntil,
  window,
}: {
  readonly open?: number;
  readonly written: number;
  /** Epoch milliseconds. */
  readonly last?: number;
  /** Milliseconds between two acts. */
  readonly apart?: number;
  /** Epoch milliseconds. */
  readonly fastUntil?: number | undefined;
  /** Seconds. */
  readonly window?: number | undefined;
}): DocFields => ({
  open,
  written,
  slots: Object.fromEntries(
    Array.from({ length: Math.min(60, written) }, (_, back) => [
      String((written - 1 - back) % 60),
      at(last - back * apart),
    ]),
  ),
  slot: String((written + 59) % 60),
  last: 'create/before',
  at: at(last),
  ...(fastUntil !== undefined && { fastUntil: at(fastUntil) }),
  ...(window !== undefined && { window }),
});

const numberIn = (quota: DocFields | undefined, field: string) => {
  const value = quota?.[field];
  return typeof value === 'number' ? value : 0;
};

/** The fields that a client writes to count an act; `slot` gets the server's time. */
export const advance = (act: string, slot = '0'): DocFields => ({
  open: new Increase(act.startsWith('create/') ? 1 : 0),
  written: new Increase(1),
  slot,
  last: act,
  at: serverTime,
  [`slots.\`${slot}\``]: serverTime,
});

/** The same as a whole document in place of the previous one: a foreign client could write it. */
export function nextQuotaDoc(before: DocFields | undefined, act: string): DocFields {
  const slot = String(numberIn(before, 'written') % 60);
  const slots = Object.entries((before?.['slots'] ?? {}) as DocFields);
  return {
    ...before,
    ...advance(act, slot),
    open: numberIn(before, 'open') + (act.startsWith('create/') ? 1 : 0),
    written: numberIn(before, 'written') + 1,
    slots: Object.fromEntries(slots.filter(([key]) => key !== slot)),
  };
}

export const counting = (
  { uid = 'nobody' }: Person,
  act: string,
  given: Readonly<Record<string, DocFields>> = {},
): Companion => ({
  path: `quota/${uid}`,
  data: advance(act, String(numberIn(given[`quota/${uid}`], 'written') % 60)),
  merge: true,
});

/** Adds the write that counts the request, unless it has companions of its own or does not count. */
export function counted(
  request: Request,
  by: Person,
  given: Readonly<Record<string, DocFields>> = {},
): Request {
  const act = 'path' in request ? actOf(request, given[request.path] !== undefined) : undefined;
  if (act === undefined || by.uid === undefined || request.beside !== undefined) return request;
  return { ...request, beside: [counting(by, act, given)] };
}
