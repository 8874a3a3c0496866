import type { UserId } from '@/model/ids';
import { FollowScope } from '@/parts/scopes/FollowScope';
import { authorScopes } from '@/wiki/review/authorScopes';

/** Authors whose records are read at once; each takes two live queries. */
const mostAuthors = 40;

/**
 * Follows the records of the queue's authors, oldest proposals first, for filters by author record. Renders
 * nothing.
 */
export function FollowAuthors({ authors }: { readonly authors: readonly UserId[] }) {
  return authors
    .slice(0, mostAuthors)
    .flatMap((uid) =>
      Object.entries(authorScopes(uid)).map(([name, scope]) => (
        <FollowScope key={`${uid}/${name}`} scope={scope} />
      )),
    );
}
