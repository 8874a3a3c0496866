import { BackendError } from '@/backend/errors';
import { scopeKey, scopeTraits, type Scope } from '@/backend/scope';
import type { Resume, ScopeObserver, Snapshot } from '@/backend/snapshot';
import type { PlainDoc } from '@/firebase/plainDoc';
import { changeSnapshot, newestTime, resetSnapshot } from '@/firebase/snapshots';
import type { DocChange } from '@/firebase/sources';
import { answerOf, mayFollow } from './fakeScopes';
import type { Account, FakeServer } from './fakeServer';

/** One live query of one device. `check` looks at the server and delivers what is new, now. */
export class FakeSubscription {
  private readonly server: FakeServer;
  private readonly scope: Scope;
  private readonly observer: ScopeObserver;
  private readonly wide: boolean;
  private held: ReadonlyMap<string, PlainDoc> = new Map();
  private watermark: number | undefined;
  /** Where a wide scope's listener starts; nothing older is ever looked at again. */
  private since: number | undefined;
  private filled: boolean;
  private live = false;
  ended = false;

  constructor(server: FakeServer, scope: Scope, resume: Resume | undefined, observer: ScopeObserver) {
    this.server = server;
    this.scope = scope;
    this.observer = observer;
    this.wide = scopeTraits[scope.kind].wide;
    this.filled = !this.wide || resume !== undefined;
    this.watermark = this.wide ? resume?.watermark : undefined;
    this.since = this.watermark;
  }

  check(account: Account | undefined): void {
    if (this.ended) return;
    if (!mayFollow(this.scope, account)) {
      this.ended = true;
      this.observer.error(
        new BackendError('permission-denied', `${scopeKey(this.scope)} is not for this account`),
      );
      return;
    }
    if (!this.filled) this.fill();
    else this.listen();
  }

  private fill(): void {
    const docs = answerOf(this.server, this.scope);
    this.watermark = newestTime(docs, undefined);
    this.since = this.watermark;
    this.filled = true;
    this.deliver(
      docs.length,
      resetSnapshot(this.entity, docs, { watermark: this.watermark, complete: true }),
    );
    // The listener that follows a fill answers with what has the newest time once more.
    this.listen();
  }

  private listen(): void {
    if (this.ended) return;
    const since = this.since;
    const docs = answerOf(this.server, this.scope).filter(
      (doc) => since === undefined || Number(doc['updatedAt']) >= since,
    );
    const changes = changesBetween(this.held, docs);
    const first = !this.live;
    this.held = new Map(docs.map((doc) => [doc.id, doc]));
    this.live = true;
    if (!first && changes.length === 0) return;
    if (this.wide) this.watermark = newestTime(docs, this.watermark);
    const details = { watermark: this.watermark, complete: true };
    this.deliver(
      changes.length,
      first && !this.wide
        ? resetSnapshot(this.entity, docs, details)
        : changeSnapshot(this.entity, changes, { ...details, leavingIsGone: this.leavingIsGone }),
    );
  }

  private get entity() {
    return scopeTraits[this.scope.kind].entity;
  }

  private get leavingIsGone(): boolean {
    return this.scope.kind === 'players' || this.scope.kind === 'events';
  }

  private deliver(reads: number, snapshot: Snapshot): void {
    this.server.reads += reads;
    this.observer.next(snapshot);
  }
}

function changesBetween(
  before: ReadonlyMap<string, PlainDoc>,
  docs: readonly PlainDoc[],
): readonly DocChange[] {
  const now = new Set(docs.map(({ id }) => id));
  const gone = [...before.values()].filter(({ id }) => !now.has(id));
  return [
    ...gone.map((doc): DocChange => ({ kind: 'removed', doc })),
    ...docs
      .filter((doc) => before.get(doc.id) !== doc)
      .map((doc): DocChange => ({ kind: before.has(doc.id) ? 'modified' : 'added', doc })),
  ];
}
