import { FollowScope } from '@/parts/scopes/FollowScope';
import { useAppSelector } from '@/store/typed';
import { authorScopes } from '@/wiki/review/authorScopes';
import { selectQueueAuthors } from './moderationSelectors';

/** The records of so many authors are read at once: each is two queries that are kept up. */
const mostAuthors = 40;

/** Follows the records of those who are in the queue, the oldest proposals first, for a filter that goes by them. Shows nothing itself. */
export function FollowAuthors() {
  const authors = useAppSelector(selectQueueAuthors);
  return authors
    .slice(0, mostAuthors)
    .flatMap((uid) =>
      Object.entries(authorScopes(uid)).map(([name, scope]) => (
        <FollowScope key={`${uid}/${name}`} scope={scope} />
      )),
    );
}
