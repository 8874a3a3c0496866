import type { Backend, FollowList, FollowScope } from '@/backend/backend';
import type { Delivery, ListKind, ListScope } from '@/backend/listScope';
import type { Scope } from '@/backend/scope';
import type { Observer, ScopeObserver } from '@/backend/snapshot';

/**
 * One door for both: scopes of documents are followed one way, lists another. Only the observer of documents has a mark, so
 * that distinguishes them.
 */
export const listsApart =
  (documents: FollowScope, lists: FollowList): Backend['subscribe'] =>
  (scope: object, observer: ScopeObserver | Observer<never>) =>
    // The compiler cannot see through the overloads that scope and observer belong together.
    'mark' in observer
      ? documents(scope as Scope, observer)
      : lists(scope as ListScope, observer as Observer<Delivery<ListKind>>);
