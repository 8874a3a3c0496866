import type { UserId } from '@/model/ids';
import { FollowScope } from '@/parts/scopes/FollowScope';
import { authorScopes } from '@/wiki/review/authorScopes';

/** The records of so many authors are read at once: each is two queries that are kept up. */
const mostAuthors = 40;

/** Follows the records of those who are in the queue, the oldest proposals first, for a filter that goes by them. Shows nothing itself. */
export function FollowAuthors({ authors }: { readonly authors: readonly UserId[] }) {
  return authors
    .slice(0, mostAuthors)
    .flatMap((uid) =>
      Object.entries(authorScopes(uid)).map(([name, scope]) => (
        <FollowScope key={`${uid}/${name}`} scope={scope} />
      )),
    );
}
