import type { Backend, CommitAnswer } from '@/backend/backend';
import type { Delivery, ListKind, ListScope } from '@/backend/listScope';
import type { EntityName } from '@/backend/scope';
import type { Entities } from '@/backend/snapshot';
import { type CommandBody, commandId, type CommandId } from '@/model/proposals/command';
import type { UserId } from '@/model/ids';
import { logLength, type LogEntry } from '@/model/acts/log';
import type { News } from '@/model/news/news';
import { newIdOf } from '@test/support/newIdOf';

export interface ContractUser {
  readonly backend: Backend;
  readonly uid: UserId;
  readonly email: string;
  readonly password: string;
}

/** A server of its own for one test, with the operations of a server. */
export interface ContractWorld {
  readonly name: string;
  readonly visitor: () => Backend;
  /** A client with a new signed-in account and its documents. */
  readonly user: (role: 'editor' | 'moderator') => Promise<ContractUser>;
  readonly now: () => number;
  /** Writes documents in one commit, as the functions would. */
  readonly put: <N extends EntityName>(entity: N, ...docs: readonly Entities[N][]) => Promise<void>;
  readonly bury: (entity: 'event' | 'match' | 'player', id: string, updatedAt: number) => Promise<void>;
  readonly erase: (entity: EntityName | 'user', id: string) => Promise<void>;
  readonly putBroken: (
    entity: EntityName,
    id: string,
    fields?: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
  /** The stored fields, times in epoch milliseconds; `undefined` if there is no document. */
  readonly read: (
    entity: EntityName | 'user',
    id: string,
  ) => Promise<Readonly<Record<string, unknown>> | undefined>;
  readonly setModerator: (uid: UserId, moderator: boolean) => Promise<void>;
  /** Has the effect of the link in the verification mail. */
  readonly verify: (uid: UserId) => Promise<void>;
  /** Adds the role to those of the account. */
  readonly setAdmin: (uid: UserId) => Promise<void>;
  /** Adds news to an account's inbox, as functions do. */
  readonly addNews: (uid: UserId, news: News) => Promise<void>;
  readonly dispose: () => Promise<void>;
}

let commands = 0;

export function send(
  { backend, uid }: Pick<ContractUser, 'backend' | 'uid'>,
  body: CommandBody,
  id?: CommandId,
): Promise<CommitAnswer | void> {
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

/** The first delivery of a list that fits. */
export const listThat = <K extends ListKind>(
  { backend }: { readonly backend: Backend },
  list: ListScope<K>,
  fits: (delivery: Delivery<K>) => boolean = () => true,
): Promise<Delivery<K>> =>
  new Promise((resolve, reject) => {
    const stop = backend.subscribe(list, {
      next: (delivery) => {
        if (!fits(delivery)) return;
        stop();
        resolve(delivery);
      },
      error: reject,
    });
  });

export const logsThat = (
  user: Pick<ContractUser, 'backend'>,
  fits: (entries: readonly LogEntry[]) => boolean,
  acts = logLength,
): Promise<readonly LogEntry[]> => listThat(user, { kind: 'log', acts }, fits);
