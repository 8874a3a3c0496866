import type { Case } from './case';
import type { Request } from './emulator';
import type { DocFields } from './firestoreValue';
import { anonymous, editor, moderator } from './fixtures';

export type Docs = Readonly<Record<string, DocFields>>;

export interface Row {
  readonly what: string;
  readonly anonymous: boolean;
  readonly signedIn: boolean;
  readonly moderator: boolean;
  /** `uid` is the person who tries; for a visitor, an unused name. */
  readonly given: (uid: string) => Docs;
  readonly request: (uid: string) => Request;
}

export const yes = true;
export const no = false;

export function row(
  what: string,
  [anonymous, signedIn, moderator]: readonly [boolean, boolean, boolean],
  given: Row['given'],
  request: Row['request'],
): Row {
  return { what, anonymous, signedIn, moderator, given, request };
}

export const get = (path: string): Request => ({ kind: 'get', path });
export const set = (path: string, data: DocFields): Request => ({ kind: 'set', path, data });
export const update = (path: string, data: DocFields): Request => ({ kind: 'update', path, data });
export const remove = (path: string): Request => ({ kind: 'delete', path });
export const list = (from: string): Request => ({ kind: 'list', query: { from, limit: 10 } });

export const casesOf = (table: readonly Row[]): readonly Case[] =>
  table.flatMap((line) =>
    (
      [
        ['anonymous', anonymous, line.anonymous],
        ['signed in', editor, line.signedIn],
        ['moderator', moderator, line.moderator],
      ] as const
    ).map(([role, by, allowed]) => ({
      name: `${role} ${allowed ? 'may' : 'may not'} ${line.what}`,
      by,
      allowed,
      given: line.given(by.uid ?? 'nobody'),
      request: line.request(by.uid ?? 'nobody'),
    })),
  );
