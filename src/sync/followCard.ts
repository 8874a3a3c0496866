import type { FollowScope } from '@/backend/backend';
import type { Copies } from '@/backend/copies';
import type { Scope } from '@/backend/scope';
import type { Resume, ScopeObserver, Snapshot } from '@/backend/snapshot';
import { recordParsers } from '@/model/parsing/recordParsers';
import type { Match } from '@/model/records/records';
import type { SnapshotEvent } from '@/overlay/snapshotEvent';
import { markAfter } from './mark';
import { whileWanted } from '@/lib/whileWanted';

/**
 * Follows the matches of an event at which many devices look. The card comes from the server's copy, which Hosting
 * caches for all of them; in the database each follows only what changes in the sport from then on, instead of a query
 * that reads every match. Without the copy, and after a restoration, the query follows.
 */
export function followCard(
  backend: { readonly subscribe: FollowScope },
  scope: Extract<Scope, { kind: 'matchesOfEvent' }>,
  {
    copies,
    report,
  }: { readonly copies: Pick<Copies, 'matchesOfEvent'>; readonly report: (why: string) => void },
  observer: ScopeObserver,
): () => void {
  const query = () => {
    stop();
    stop = backend.subscribe({ kind: 'matchesOfEvent', event: scope.event }, observer);
  };
  const instead = (why: string) => {
    report(`The published matches of an event are not used. ${why}`);
    query();
  };
  let stop = whileWanted(
    (signal) => copies.matchesOfEvent(scope.event, signal),
    (file) => {
      const card = parseCard(file);
      if (card === undefined) return instead('Expected matches and their time');
      const sport = card.matches[0]?.event.sport.id;
      if (sport === undefined) query();
      else stop = followChanges(backend, { scope, sport, card, query }, observer);
    },
    (error) => instead(String(error)),
  );
  return () => stop();
}

interface PublishedCard {
  /** Epoch milliseconds; the copy has all changes before. */
  readonly checkedAt: number;
  readonly matches: readonly Match[];
}

/** The file of an event's matches; `undefined` if it is none, or has a match that cannot be read. */
function parseCard(file: unknown): PublishedCard | undefined {
  const { checkedAt, matches } = (file ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof checkedAt !== 'number' || !Array.isArray(matches)) return undefined;
  const read = matches.map((doc) => recordParsers.match(doc));
  const whole = read.flatMap((each) => (each.ok ? [each.value] : []));
  return whole.length === read.length ? { checkedAt, matches: whole } : undefined;
}

interface Card {
  readonly scope: Extract<Scope, { kind: 'matchesOfEvent' }>;
  readonly sport: Match['event']['sport']['id'];
  readonly card: PublishedCard;
  /** Reads the database instead, from the beginning. */
  readonly query: () => void;
}

function followChanges(
  backend: { readonly subscribe: FollowScope },
  { scope, sport, card: { checkedAt, matches }, query }: Card,
  observer: ScopeObserver,
): () => void {
  let mark: Resume = { watermark: checkedAt, checkedAt };
  /** Until the first complete answer, so that no older state than the device has is shown in between. */
  let card: Map<string, Match> | undefined = new Map(matches.map((match) => [match.id, match]));
  const next = (snapshot: Snapshot) => {
    const { unreadable, complete } = snapshot;
    if (snapshot.restoredAt !== undefined || snapshot.events.some(({ kind }) => kind === 'reset'))
      return query();
    mark = markAfter(mark, snapshot) ?? mark;
    const events = eventsOf(scope.event, snapshot.events as readonly SnapshotEvent<Match>[]);
    if (card === undefined) return observer.next({ entity: 'match', events, unreadable, complete: true });
    for (const event of events)
      if (event.kind === 'removed') for (const id of event.ids) card.delete(id);
      else for (const match of event.docs) card.set(match.id, match);
    if (!complete) return;
    const whole = [{ kind: 'reset', docs: [...card.values()] } as const];
    card = undefined;
    observer.next({
      entity: 'match',
      events: [...whole, ...events.filter(({ kind }) => kind === 'removed')],
      unreadable,
      complete,
    });
  };
  return backend.subscribe(
    { kind: 'matchesOfSport', sport },
    { mark: () => mark, next, error: observer.error },
  );
}

/** What concerns the event; a match that was deleted is gone wherever it was. */
const eventsOf = (event: string, events: readonly SnapshotEvent<Match>[]): readonly SnapshotEvent<Match>[] =>
  events.flatMap((each): readonly SnapshotEvent<Match>[] => {
    if (each.kind === 'removed') return [each];
    const docs = each.docs.filter((match) => match.event.id === event);
    return docs.length === 0 ? [] : [{ ...each, docs }];
  });
