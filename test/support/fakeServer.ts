import { BackendError } from '@/backend/errors';
import type { EntityName } from '@/backend/scope';
import type { Entities } from '@/backend/snapshot';
import type { PlainDoc } from '@/firebase/plainDoc';
import { isActEntry, type ActLogEntry, type LogEntry } from '@/model/logs';
import { deltaId, userId, type DeltaId, type UserId } from '@/model/ids';
import type { Report, ReportId } from '@/model/report';
import { restorationField } from '@/model/restoration';
import type { News } from '@/model/news';
import type { Review } from '@/model/review';
import type { Audit } from '@/model/trust/audit';
import type { EarnedTrust } from '@/model/trust/parseTrust';
import { defaultTrustSettings, type TrustSettings } from '@/model/trustSettings';

export type SavedServer = ReadonlyMap<StoredName, ReadonlyMap<string, PlainDoc>>;

export type StoredName = EntityName | 'user';

export interface Account {
  readonly uid: UserId;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly moderator: boolean;
  readonly admin?: boolean;
  /** True if the address is verified; it is where absent. */
  readonly verified?: boolean;
}

/** The documents that one snapshot of a live query brought. */
export interface Delivery {
  /** Documents that came or changed; of a new query all of its answer. */
  readonly docs: readonly PlainDoc[];
  /** Documents that left the answer, and how many of them because they no longer exist. */
  readonly left: number;
  readonly gone: number;
  /** True if it is the first answer of a query, or one after so long a pause that it counts as such. */
  readonly asNew: boolean;
}

/**
 * The documents, accounts and clock of a server in memory. Every fake backend made for it is another device. It changes
 * documents one transaction at a time and tells its listeners after each.
 */
export class FakeServer {
  private readonly tables = new Map<StoredName, Map<string, PlainDoc>>();
  private readonly known = new Map<UserId, Account>();
  private readonly listeners = new Set<() => void>();
  private readonly logged: LogEntry[] = [];
  private readonly kept = new Map<string, PlainDoc>();
  private readonly reported = new Map<ReportId, Report>();
  private readonly reviewed = new Map<DeltaId, Review>();
  private readonly told = new Map<string, readonly News[]>();
  /** Audits that wait, and what accounts have earned, as the functions would have left them. */
  readonly audits = new Map<DeltaId, Audit>();
  readonly earned = new Map<UserId, EarnedTrust>();
  trustSettings: TrustSettings = defaultTrustSettings;
  private depth = 0;
  private time = 1_700_000_000_000;
  /** Documents delivered to clients so far. */
  reads = 0;
  /** Documents of one page of a first fill. */
  pageSize = 500;
  /** True if a device that asks what time it is gets an answer. */
  tellsTime = true;

  get now(): number {
    return this.time;
  }

  /** A new moment, later than every one before. */
  tick(): number {
    this.time += 1;
    return this.time;
  }

  advance(ms: number): void {
    this.time += ms;
  }

  all(entity: StoredName): readonly PlainDoc[] {
    return [...this.table(entity).values()];
  }

  get(entity: StoredName, id: string): PlainDoc | undefined {
    return this.table(entity).get(id);
  }

  /** Writes documents as they are; records are alive unless they say otherwise. */
  set<N extends EntityName>(entity: N, ...docs: readonly Entities[N][]): void {
    const alive = entity === 'delta' || entity === 'profile' ? {} : { deleted: false };
    this.write(() => docs.forEach((doc) => this.table(entity).set(doc.id, { ...alive, ...doc })));
  }

  /** Leaves a tombstone. */
  bury(entity: 'event' | 'match' | 'player', id: string, updatedAt: number = this.tick()): void {
    const doc = this.get(entity, id);
    if (doc) this.put(entity, { ...doc, deleted: true, updatedAt });
  }

  /** The documents as they are now, for `restore`. */
  save(): SavedServer {
    return new Map([...this.tables].map(([name, docs]) => [name, new Map(docs)]));
  }

  /** Brings back what was saved, as `npm run restore` does, with the tombstones that tell so. */
  restore(saved: SavedServer): void {
    this.write(() => {
      this.tables.clear();
      saved.forEach((docs, name) => this.tables.set(name, new Map(docs)));
      const updatedAt = this.tick();
      const told = { id: `restored-${updatedAt}`, deleted: true, [restorationField]: true, updatedAt };
      this.put('event', told);
      this.put('player', told);
      this.put('match', { ...told, event: { sport: { id: 'armw' } } });
    });
  }

  /** Removes the document, tombstone and all. */
  delete(entity: StoredName, id: string): void {
    this.write(() => this.table(entity).delete(id));
  }

  /** Writes any document at all, a broken one too. */
  put(entity: StoredName, doc: PlainDoc): void {
    this.write(() => this.table(entity).set(doc.id, doc));
  }

  /** Runs a transaction: listeners hear of all its writes at once, or of none when it throws. */
  write<T>(work: () => T): T {
    // Inside another transaction it is part of that one.
    if (this.depth > 0) return work();
    const before = new Map([...this.tables].map(([name, docs]) => [name, new Map(docs)]));
    this.depth = 1;
    try {
      return work();
    } catch (error) {
      this.tables.clear();
      before.forEach((docs, name) => this.tables.set(name, docs));
      throw error;
    } finally {
      this.depth = 0;
      this.tell();
    }
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

  setModerator(uid: UserId, moderator: boolean): void {
    const account = this.known.get(uid);
    if (account) this.known.set(uid, { ...account, moderator });
    this.tell();
  }

  verify(uid: UserId): void {
    const account = this.known.get(uid);
    if (account) this.known.set(uid, { ...account, verified: true });
    this.tell();
  }

  setAdmin(uid: UserId): void {
    const account = this.known.get(uid);
    if (account) this.known.set(uid, { ...account, admin: true });
    this.tell();
  }

  /** Roles, bans and acts, newest first. */
  get log(): readonly LogEntry[] {
    return [...this.logged].reverse();
  }

  writeLog(entry: LogEntry): void {
    this.logged.push(entry);
    this.tell();
  }

  /** Changes an act that was logged. */
  changeLog(id: string, change: Partial<ActLogEntry>): void {
    const at = this.logged.findIndex((entry) => isActEntry(entry) && entry.id === id);
    const known = this.logged[at];
    if (known && isActEntry(known)) this.logged[at] = { ...known, ...change };
    this.tell();
  }

  /** Reports of readers. */
  get reports(): ReadonlyMap<ReportId, Report> {
    return this.reported;
  }

  putReport(report: Report): void {
    this.reported.set(report.id, report);
    this.tell();
  }

  /** The moderator who looks at each proposal. */
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

  /** The news of an account, in the order in which it was told. */
  newsOf(uid: string): readonly News[] {
    return this.told.get(uid) ?? [];
  }

  /** Tells an account news, as functions do. */
  addNews(uid: string, ...news: readonly News[]): void {
    this.told.set(uid, [...this.newsOf(uid), ...news]);
    this.tell();
  }

  /** Keeps a deleted proposal beside its act, for as long as that can be taken back. */
  keepDeleted(act: string, delta: PlainDoc): void {
    this.kept.set(act, delta);
  }

  takeDeleted(act: string): PlainDoc | undefined {
    const delta = this.kept.get(act);
    this.kept.delete(act);
    return delta;
  }

  /** Refuses what the rules would refuse. */
  requireModerator(uid: UserId): void {
    if (this.known.get(uid)?.moderator !== true) {
      throw new BackendError('permission-denied', `Expected ${uid} to be a moderator`);
    }
  }

  /** The stored delta; broken ones are judged field by field. */
  delta(id: string): Partial<Entities['delta']> | undefined {
    return this.get('delta', deltaId(id)) as Partial<Entities['delta']> | undefined;
  }

  private table(entity: StoredName): Map<string, PlainDoc> {
    const table = this.tables.get(entity) ?? new Map<string, PlainDoc>();
    this.tables.set(entity, table);
    return table;
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
