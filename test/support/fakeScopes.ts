import {
  authorRecordCount,
  recordHistoryCount,
  workingStatuses,
  type OpenSubject,
  type Scope,
} from '@/backend/scope';
import { scopeTraits } from '@/backend/scopeTraits';
import { assertNever } from '@/lib/assertNever';
import { getPath } from '@/lib/path';
import { recentChangesCount } from '@/model/published/recentChangesCount';
import { limits } from '@/model/schema/limits';
import type { PlainDoc } from '@/firebase/read/plainDoc';
import type { Account, FakeServer } from './fakeServer';

export function mayFollow(scope: Scope, account: Account | undefined): boolean {
  switch (scopeTraits[scope.kind].access) {
    case 'public':
      return true;
    case 'own':
      return account !== undefined && 'uid' in scope && scope.uid === account.uid;
    case 'moderator':
      return account?.moderator === true;
  }
}

/** The documents that a query for the scope would find. */
export function answerOf(server: FakeServer, scope: Scope): readonly PlainDoc[] {
  const where = (fits: (at: (path: string) => unknown) => boolean) =>
    server.all(scopeTraits[scope.kind].entity).filter((doc) => fits((path) => getPath(doc, path)));
  switch (scope.kind) {
    case 'players':
    case 'events':
      return where((at) => at('updatedAt') !== undefined);
    case 'matchesOfSport':
      return where((at) => at('event.sport.id') === scope.sport && at('updatedAt') !== undefined);
    case 'matchesOfEvent':
      return where((at) => at('event.id') === scope.event);
    case 'matchesOfPlayer':
      return where((at) => at('player1.id') === scope.player || at('player2.id') === scope.player);
    case 'match':
      return where((at) => at('id') === scope.match);
    case 'ownDeltas':
    case 'proposalsOf':
      return where(
        (at) => at('author') === scope.uid && workingStatuses.some((status) => status === at('status')),
      );
    case 'rejectedOf':
      return where((at) => at('author') === scope.uid && at('status') === 'rejected')
        .toSorted((a, b) => Number(b['timestamp']) - Number(a['timestamp']))
        .slice(0, authorRecordCount);
    case 'ownApplied':
      return newest(
        100,
        where((at) => at('author') === scope.uid && at('status') === 'applied'),
      );
    case 'queue':
      return where((at) => at('status') === 'new' && Number(at('timestamp')) >= (scope.page?.from ?? 0))
        .toSorted((a, b) => Number(a['timestamp']) - Number(b['timestamp']))
        .slice(0, scope.page?.count ?? limits.queuePage);
    case 'openOf':
      return where((at) => at('status') === 'new' && isAbout(scope.subject, at)).slice(0, limits.queuePage);
    case 'history':
      return newest(
        recordHistoryCount,
        where(
          (at) =>
            at('status') === 'applied' &&
            at('collection') === scope.collection &&
            (at('docId') === scope.docId || (at('docId') === '' && at('id') === scope.docId)),
        ),
      );
    case 'recentChanges':
      return newest(
        recentChangesCount,
        where(
          (at) =>
            at('status') === 'applied' && (scope.from === undefined || Number(at('decidedAt')) >= scope.from),
        ),
      );
    case 'changes':
      return newest(
        scope.count,
        where(
          (at) =>
            at('status') === 'applied' &&
            (scope.collection === undefined || at('collection') === scope.collection) &&
            (scope.author === undefined || at('author') === scope.author),
        ),
      );
    case 'bundle':
      return where(
        (at) => at('status') === 'applied' && at('author') === scope.author && at('bundle') === scope.bundle,
      );
    case 'delta': {
      const reads = server.account(({ uid }) => uid === scope.uid);
      return where(
        (at) =>
          at('id') === scope.id &&
          (at('author') === scope.uid || at('status') === 'applied' || reads?.moderator === true),
      );
    }
    case 'profile':
      return where((at) => at('id') === scope.uid);
    case 'sports':
      return where(() => true);
    default:
      return assertNever(scope, 'scope');
  }
}

function isAbout(subject: OpenSubject, at: (path: string) => unknown): boolean {
  switch (subject.by) {
    case 'author':
      return at('author') === subject.author;
    case 'bundle':
      return at('author') === subject.author && at('bundle') === subject.bundle;
    case 'record':
      return at('collection') === subject.collection && (at('docId') || at('id')) === subject.id;
  }
}

const newest = (count: number, docs: readonly PlainDoc[]): readonly PlainDoc[] =>
  [...docs].sort((a, b) => Number(b['decidedAt']) - Number(a['decidedAt'])).slice(0, count);
