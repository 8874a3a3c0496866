import { dequal } from 'dequal';
import { BackendError } from '@/backend/errors';
import type { Delivery, ListKind, ListScope } from '@/backend/listScope';
import type { Observer } from '@/backend/snapshot';
import { isOfAccount, logLength, type LogEntry } from '@/model/acts/log';
import { parseLogEntry } from '@/model/acts/parseLogEntry';
import { agreementOf } from '@/model/accounts/agreement';
import { digestOf } from '@/model/news/digest';
import { newsAtOnce } from '@/model/news/news';
import { parsePersonRequest, parseReport } from '@/model/parsing/parseReport';
import { readWatches } from '@/model/parsing/readWatches';
import { parsePick } from '@/model/picks/parsePick';
import { mostRequests } from '@/model/privacy/report';
import { reviewsAtOnce } from '@/model/proposals/review';
import { auditsAtOnce, parseAudit } from '@/model/trust/audit';
import type { Account, FakeServer } from './fakeServer';
import type { Subscription } from './fakeSubscription';
import { readAll } from './readStored';

type Lists = { readonly [K in ListKind]: (server: FakeServer, list: ListScope<K>) => Delivery<K> };

const newestFirst = (a: { readonly at: number }, b: { readonly at: number }) => b.at - a.at;
const oldestFirst = (a: { readonly at: number }, b: { readonly at: number }) => a.at - b.at;

const lists: Lists = {
  audits: (server) =>
    readAll(server, 'audit', parseAudit, ({ status }) => status === 'open')
      .slice(0, auditsAtOnce)
      .sort(oldestFirst),
  inbox: (server, { uid, since }) => {
    const stored: Readonly<Record<string, unknown>> = server.get('user', uid) ?? {};
    const { leaving } = stored;
    const agreement = agreementOf(stored);
    const news = server.newsOf(uid).filter(({ at }) => at >= since);
    return {
      news: news.toSorted(newestFirst).slice(0, newsAtOnce),
      seen: Number(stored['newsSeen'] ?? 0),
      digest: digestOf(stored),
      ...(typeof leaving === 'number' && { leaving }),
      ...(agreement && { agreement }),
      ...(stored['follows'] !== undefined && { watches: readWatches(stored['follows']) }),
    };
  },
  live: () => undefined,
  liveCards: () => [],
  log: (server, { acts }) => {
    const all = readAll(server, 'actLog', parseLogEntry).sort(newestFirst);
    const newest = (fits: (entry: LogEntry) => boolean, count: number) => all.filter(fits).slice(0, count);
    return [...newest(isOfAccount, logLength), ...newest((entry) => !isOfAccount(entry), acts)].sort(
      newestFirst,
    );
  },
  organising: () => [],
  personRequests: (server) =>
    readAll(server, 'personRequest', parsePersonRequest).sort(oldestFirst).slice(0, mostRequests),
  picks: (server, { uid, event }) =>
    readAll(server, 'pick', parsePick, (stored) => stored['by'] === uid && stored['event'] === event),
  reports: (server, { which, count }) =>
    readAll(server, 'report', parseReport)
      .filter(({ closed }) => (closed === undefined) === (which === 'open'))
      .sort(which === 'open' ? newestFirst : (a, b) => (b.closed?.at ?? 0) - (a.closed?.at ?? 0))
      .slice(0, count),
  reviews: (server) => [...server.reviews.values()].sort(newestFirst).slice(0, reviewsAtOnce),
  scorers: () => [],
};

function mayFollow<K extends ListKind>(list: ListScope<K>, account: Account | undefined): boolean {
  if (list.kind === 'live') return true;
  if ('uid' in list) return account?.uid === list.uid;
  return list.kind === 'personRequests' ? account?.admin === true : account?.moderator === true;
}

/** A list that one device follows. `check` delivers it whole, when it is another than before. */
export class FakeList<K extends ListKind> implements Subscription {
  private readonly server: FakeServer;
  private readonly list: ListScope<K>;
  private readonly observer: Observer<Delivery<K>>;
  private told: { readonly delivery: Delivery<K> } | undefined;
  ended = false;

  constructor(server: FakeServer, list: ListScope<K>, observer: Observer<Delivery<K>>) {
    this.server = server;
    this.list = list;
    this.observer = observer;
  }

  check(account: Account | undefined): false {
    if (this.ended) return false;
    const { kind } = this.list;
    if (!mayFollow(this.list, account)) {
      this.ended = true;
      this.observer.error(new BackendError('permission-denied', `${kind} are not for this account`));
      return false;
    }
    const delivery = lists[kind](this.server, this.list);
    if (this.told !== undefined && dequal(this.told.delivery, delivery)) return false;
    this.told = { delivery };
    this.observer.next(delivery);
    return false;
  }
}
