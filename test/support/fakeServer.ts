import { pageSize } from '@/model/published/pageSize';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { BackendError } from '@/backend/errors';
import type { EntityName } from '@/backend/scope';
import type { Entities } from '@/backend/snapshot';
import type { PlainDoc } from '@/firebase/read/plainDoc';
import { deltaId, userId, type DeltaId, type UserId } from '@/model/ids';
import { restorationField } from '@/model/operating/restoration';
import type { News } from '@/model/news/news';
import type { Review } from '@/model/proposals/review';
import { MemoryDocs, type Stored } from './memoryDocs';
import { memoryFirestore } from './memoryFirestore';
import { plainOf, storedOf } from './storedTimes';

export type SavedServer = ReturnType<MemoryDocs['save']>;

export type StoredName =
  | EntityName
  | 'user'
  | 'role'
  | 'ban'
  | 'trust'
  | 'setting'
  | 'audit'
  | 'report'
  | 'personRequest'
  | 'pick'
  | 'actLog';

export interface Account {
  readonly uid: UserId;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly moderator: boolean;
  readonly admin?: boolean;
  readonly verified?: boolean;
}

export interface Delivery {
  /** Documents that arrived or changed; for a new query its whole answer. */
  readonly docs: readonly PlainDoc[];
  /** Documents that left the answer, and how many of them no longer exist. */
  readonly left: number;
  readonly gone: number;
  /** True for the first answer of a query, or one after so long a pause that it is billed as such. */
  readonly asNew: boolean;
}

/**
 * The documents, accounts and clock of a server in memory. Each fake backend for it is another device. It changes
 * documents one transaction at a time and notifies its listeners after each.
 */
export class FakeServer {
  private readonly docs = new MemoryDocs(
    () => this.now,
    () => this.tick(),
    () => this.tell(),
  );
  readonly db: Firestore = memoryFirestore(this.docs);
  private readonly known = new Map<UserId, Account>();
  private readonly listeners = new Set<() => void>();
  private readonly reviewed = new Map<DeltaId, Review>();
  private readonly told = new Map<string, readonly News[]>();
  private undo: (() => void)[] | undefined;
  private time = 1_700_000_000_000;
  reads = 0;
  pageSize: number = pageSize;
  /** Whether a device that asks for the time gets an answer. */
  tellsTime = true;

  get now(): number {
    return this.time;
  }

  tick(): number {
    this.time += 1;
    return this.time;
  }

  advance(ms: number): void {
    this.time += ms;
  }

  all(entity: StoredName): readonly PlainDoc[] {
    return [...this.docs.collection(entity)].map(([id, stored]) => plainOf(id, stored));
  }

  get(entity: StoredName, id: string): PlainDoc | undefined {
    const stored = this.docs.get(`${entity}/${id}`);
    return stored && plainOf(id, stored);
  }

  set<N extends EntityName>(entity: N, ...docs: readonly Entities[N][]): void {
    const alive = entity === 'delta' || entity === 'profile' ? {} : { deleted: false };
    this.write(() => docs.forEach((doc) => this.put(entity, { ...alive, ...doc })));
  }

  bury(entity: 'event' | 'match' | 'player', id: string, updatedAt: number = this.tick()): void {
    const doc = this.get(entity, id);
    if (doc) this.put(entity, { ...doc, deleted: true, updatedAt });
  }

  save(): SavedServer {
    return this.docs.save();
  }

  /** Restores a saved state as `npm run restore` does, with the tombstones that announce it. */
  restore(saved: SavedServer): void {
    this.write(() => {
      this.docs.restore(saved);
      const updatedAt = this.tick();
      const told = { id: `restored-${updatedAt}`, deleted: true, [restorationField]: true, updatedAt };
      this.put('event', told);
      this.put('player', told);
      this.put('match', { ...told, event: { sport: { id: 'armw' } } });
    });
  }

  delete(entity: StoredName, id: string): void {
    this.place(`${entity}/${id}`, undefined);
  }

  /** Writes any document at all, a broken one too. */
  put(entity: StoredName, doc: PlainDoc): void {
    this.place(`${entity}/${doc.id}`, storedOf(doc, Timestamp.fromMillis(this.now)));
  }

  /** Runs a transaction: listeners get all its writes at once, or none if it throws. */
  write<T>(work: () => T): T {
    // A nested transaction is part of the outer one.
    if (this.undo) return work();
    const undo: (() => void)[] = [];
    this.undo = undo;
    try {
      return work();
    } catch (error) {
      undo.toReversed().forEach((each) => each());
      throw error;
    } finally {
      this.undo = undefined;
      this.tell();
    }
  }

  private place(path: string, next: Stored | undefined): void {
    this.write(() => {
      const before = this.docs.get(path);
      this.undo?.push(() => this.docs.put(path, before));
      this.docs.put(path, next);
    });
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  addAccount(fields: Omit<Account, 'uid'> & { readonly uid?: string }): Account {
    const account = { ...fields, uid: userId(fields.uid ?? `user${this.known.size + 1}`) };
    this.known.set(account.uid, account);
    return account;
  }

  account(fits: (account: Account) => boolean): Account | undefined {
    return [...this.known.values()].find(fits);
  }

  setModerator = (uid: UserId, moderator: boolean): void => this.changeAccount(uid, { moderator });
  setAdmin = (uid: UserId): void => this.changeAccount(uid, { admin: true });
  verify = (uid: UserId): void => this.changeAccount(uid, { verified: true });

  changeAccount(uid: string, change: Partial<Account>): void {
    const account = this.known.get(userId(uid));
    if (account) this.known.set(account.uid, { ...account, ...change });
    this.tell();
  }

  get reviews(): ReadonlyMap<DeltaId, Review> {
    return this.reviewed;
  }

  review(review: Review): void {
    this.reviewed.set(review.id, review);
    this.tell();
  }

  endReview(id: DeltaId): void {
    this.reviewed.delete(id);
    this.tell();
  }

  /** The news of an account, oldest first. */
  newsOf(uid: string): readonly News[] {
    return this.told.get(uid) ?? [];
  }

  addNews(uid: string, ...news: readonly News[]): void {
    this.told.set(uid, [...this.newsOf(uid), ...news]);
    this.tell();
  }

  requireModerator(uid: UserId): void {
    if (this.known.get(uid)?.moderator !== true) {
      throw new BackendError('permission-denied', `Expected ${uid} to be a moderator`);
    }
  }

  delta(id: string): Partial<Entities['delta']> | undefined {
    return this.get('delta', deltaId(id)) as Partial<Entities['delta']> | undefined;
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
