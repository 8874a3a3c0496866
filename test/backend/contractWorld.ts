import type { Backend } from '@/backend/backend';
import type { EntityName } from '@/backend/scope';
import type { Entities } from '@/backend/snapshot';
import type { RevertOutcome } from '@/model/acts/act';
import { type CommandBody, commandId, type CommandId } from '@/model/command';
import type { UserId } from '@/model/ids';
import { logLength, type LogEntry } from '@/model/acts/log';
import type { News } from '@/model/news';
import { newIdOf } from '@test/support/newIdOf';

export interface ContractUser {
  readonly backend: Backend;
  readonly uid: UserId;
  readonly email: string;
  readonly password: string;
}

/** A server of its own for one test, with what only a server may do. */
export interface ContractWorld {
  /** No other world has it. */
  readonly name: string;
  /** A client nobody has signed in on. */
  readonly visitor: () => Backend;
  /** A client with a new account signed in, its account documents made. */
  readonly user: (role: 'editor' | 'moderator') => Promise<ContractUser>;
  readonly now: () => number;
  /** Writes documents in one go, as the server function would. */
  readonly put: <N extends EntityName>(entity: N, ...docs: readonly Entities[N][]) => Promise<void>;
  /** Leaves a tombstone. */
  readonly bury: (entity: 'event' | 'match' | 'player', id: string, updatedAt: number) => Promise<void>;
  /** Removes the document, tombstone and all. */
  readonly erase: (entity: EntityName | 'user', id: string) => Promise<void>;
  /** Writes a document that no client can read. */
  readonly putBroken: (
    entity: EntityName,
    id: string,
    fields?: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
  /** The stored fields, times in epoch milliseconds; `undefined` when there is no document. */
  readonly read: (
    entity: EntityName | 'user',
    id: string,
  ) => Promise<Readonly<Record<string, unknown>> | undefined>;
  /** Gives or takes the role and bumps `claimsAt`. */
  readonly setModerator: (uid: UserId, moderator: boolean) => Promise<void>;
  /** Does what opening the link in the verification mail does. */
  readonly verify: (uid: UserId) => Promise<void>;
  /** Gives the role beside those that the account has. */
  readonly setAdmin: (uid: UserId) => Promise<void>;
  /** Adds news to an account's inbox, as functions do. */
  readonly addNews: (uid: UserId, news: News) => Promise<void>;
  readonly dispose: () => Promise<void>;
}

let commands = 0;

/** Sends one command as the user. */
export function send(
  { backend, uid }: Pick<ContractUser, 'backend' | 'uid'>,
  body: CommandBody,
  id?: CommandId,
): Promise<RevertOutcome | void> {
  commands += 1;
  return backend.commit({
    id: id ?? commandId(newIdOf(`c${commands}`)),
    uid,
    created: commands,
    body,
    state: 'sending',
    attempts: 1,
  });
}

/** Waits for entries of the logs that fit. */
export function logsThat(
  { backend }: Pick<ContractUser, 'backend'>,
  fits: (entries: readonly LogEntry[]) => boolean,
  acts = logLength,
): Promise<readonly LogEntry[]> {
  return new Promise((resolve, reject) => {
    const stop = backend.followLogs(
      acts,
      (entries) => {
        if (!fits(entries)) return;
        resolve(entries);
        queueMicrotask(() => stop());
      },
      (error) => reject(error),
    );
  });
}
