import { BackendError } from '@/backend/errors';
import { resumePlan, type ResumePlan } from '@/sync/mark';
import { listenFrom } from '@/model/published/overlap';
import { isReadOnce, onlyDelta, scopeKey, type Scope } from '@/backend/scope';
import { scopeTraits } from '@/backend/scopeTraits';
import type { Resume, ScopeObserver, Snapshot } from '@/backend/snapshot';
import type { PlainDoc } from '@/firebase/read/plainDoc';
import { changeSnapshot, newestTime, resetSnapshot } from '@/firebase/read/snapshots';
import type { DocChange } from '@/firebase/read/sources';
import { answerOf, mayFollow } from './fakeScopes';
import type { Account, Delivery, FakeServer } from './fakeServer';

type Start = ResumePlan | { readonly kind: 'listen'; readonly from: number | undefined };

/** Called at every delivery, for billing. */
export type OnDelivery = (scope: Scope, delivery: Delivery) => void;

/** What a device follows. `check` tells what is new on the server, and whether there is more to tell at once. */
export interface Subscription {
  ended: boolean;
  readonly check: (account: Account | undefined) => boolean;
  /** The stream was away for so long that the next answer is billed as a new query. */
  readonly forget?: () => void;
}

/**
 * One live query of one device. `check` compares with the server and delivers changes now, one page of a fill at a
 * time.
 */
export class FakeSubscription implements Subscription {
  private readonly server: FakeServer;
  private readonly scope: Scope;
  private readonly observer: ScopeObserver;
  private readonly onDelivery: OnDelivery;
  private readonly wide: boolean;
  private readonly resume: Resume | undefined;
  private held: ReadonlyMap<string, PlainDoc> = new Map();
  /** How a wide scope begins; decided when the server is reached, and `listen` once it is filled. */
  private start: Start | undefined;
  private now: number | undefined;
  private watermark: number | undefined;
  private page: PlainDoc | undefined;
  /** True if this subscription filled the scope from the beginning or from where another stopped. */
  private whole = false;
  private afresh = false;
  private live = false;
  /** True if the server has forgotten the state of this listener. */
  private forgotten = false;
  ended = false;

  constructor(
    server: FakeServer,
    scope: Scope,
    observer: ScopeObserver,
    onDelivery: OnDelivery,
    plain: boolean,
  ) {
    this.onDelivery = onDelivery;
    this.server = server;
    this.scope = scope;
    this.observer = observer;
    this.resume = observer.mark();
    this.wide = scopeTraits[scope.kind].wide && !plain;
  }

  forget(): void {
    this.forgotten = true;
  }

  check(account: Account | undefined): boolean {
    if (this.ended) return false;
    if (!mayFollow(this.scope, account)) {
      this.ended = true;
      this.observer.error(
        new BackendError('permission-denied', `${scopeKey(this.scope)} is not for this account`),
      );
      return false;
    }
    const start = (this.start ??= this.begin());
    if (start.kind === 'fill') return this.fill(start.from);
    this.listen(start.from);
    return false;
  }

  private begin(): Start {
    if (!this.wide) return { kind: 'listen', from: undefined };
    this.now = this.server.tellsTime ? this.server.now : undefined;
    const start = resumePlan(this.resume, this.now);
    this.afresh = start.kind === 'fill' && start.from === undefined;
    if (!this.afresh) this.watermark = this.resume?.watermark;
    return start;
  }

  private fill(from: number | undefined): true {
    const first = this.page === undefined;
    const docs = answerOf(this.server, this.scope)
      .filter((doc) => (this.page ? byTime(doc, this.page) > 0 : timeOf(doc) >= (from ?? -Infinity)))
      .sort(byTime)
      .slice(0, this.server.pageSize);
    const complete = docs.length < this.server.pageSize;
    const since = this.watermark;
    this.page = docs.at(-1);
    this.watermark = newestTime(docs, since);
    if (complete) {
      this.whole = true;
      const { watermark } = this;
      this.start = {
        kind: 'listen',
        from: watermark === undefined ? undefined : listenFrom(watermark, this.now ?? watermark),
      };
    }
    const progress = {
      watermark: this.watermark,
      checkedAt: complete ? this.checkedAt() : (this.now ?? this.watermark),
      filling: complete ? undefined : (true as const),
      complete,
    };
    const added = docs.map((doc): DocChange => ({ kind: 'added', doc }));
    this.deliver(
      { docs, left: 0, gone: 0, asNew: true },
      first && this.afresh
        ? resetSnapshot(this.entity, docs, progress)
        : changeSnapshot(this.entity, added, { ...progress, since }),
    );
    return true;
  }

  private listen(from: number | undefined): void {
    if (this.live && isReadOnce(this.scope)) return;
    const docs = answerOf(this.server, this.scope).filter(
      (doc) => from === undefined || (timeOf(doc) >= from && timeOf(doc) < Infinity),
    );
    const changes = changesBetween(this.held, docs);
    const first = !this.live;
    this.held = new Map(docs.map((doc) => [doc.id, doc]));
    this.live = true;
    const asNew = first || this.forgotten;
    this.forgotten = false;
    if (!first && changes.length === 0) {
      if (asNew) this.onDelivery(this.scope, { docs, left: 0, gone: 0, asNew });
      return;
    }
    const since = this.watermark;
    if (this.wide) this.watermark = newestTime(docs, since);
    const progress = { watermark: this.watermark, checkedAt: this.checkedAt(), complete: true };
    const left = changes.filter(({ kind }) => kind === 'removed');
    this.deliver(
      {
        docs: asNew ? docs : changes.filter(({ kind }) => kind !== 'removed').map(({ doc }) => doc),
        left: left.length,
        gone: left.filter(({ doc }) => this.server.get(this.entity, doc.id) === undefined).length,
        asNew,
      },
      first && !this.wide
        ? resetSnapshot(this.entity, docs, { ...progress, only: onlyDelta(this.scope) })
        : changeSnapshot(this.entity, changes, {
            ...progress,
            since: this.wide ? since : undefined,
            leavingIsGone: this.leavingIsGone,
          }),
    );
  }

  private checkedAt(): number | undefined {
    if (!this.wide || (this.now === undefined && !this.whole)) return undefined;
    return this.watermark === undefined ? this.now : Math.max(this.now ?? 0, this.watermark);
  }

  private get entity() {
    return scopeTraits[this.scope.kind].entity;
  }

  private get leavingIsGone(): boolean {
    return ['players', 'events', 'delta'].includes(this.scope.kind);
  }

  private deliver(delivery: Delivery, snapshot: Snapshot): void {
    this.server.reads += delivery.docs.length + delivery.left;
    this.onDelivery(this.scope, delivery);
    this.observer.next(snapshot);
  }
}

/** In the server's order, a value that is no time comes after every time. */
const timeOf = (doc: PlainDoc) => (typeof doc['updatedAt'] === 'number' ? doc['updatedAt'] : Infinity);

const byTime = (a: PlainDoc, b: PlainDoc) =>
  timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : Number(a.id > b.id));

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
