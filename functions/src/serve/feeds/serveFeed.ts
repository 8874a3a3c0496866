import { dateOf } from '@/model/dates';
import { feedPath, feedTypes, readFeedPath, type FeedSubject } from '@/model/sharing/feeds';
import {
  answerAsked,
  found,
  missing,
  moved,
  type Answer,
  type AnswerServices,
  type Asked,
} from '../reading/answers';
import type { Wiki } from '../reading/wiki';
import { redirectKept } from '../requests/queryOf';
import { feedOf } from './feedContent';
import { forms } from './forms';

/**
 * Answers `/feed/…` for feed readers and calendars. A merged record's feed redirects to the remaining
 * record's.
 */
export const serveFeed = (
  { wiki: read, sports, origin, terms, now, logger }: AnswerServices,
  asked: Asked,
): Promise<Answer> =>
  answerAsked(logger, asked, async () => {
    const address = readFeedPath(asked.path);
    if (!address) return missing();
    // Hosting caches by full URL. Redirect queries, or each one would miss the cache.
    if (asked.query !== '') return moved(asked.path, redirectKept);
    const { subject, format } = address;
    const wiki = await read();
    const standing = standingOf(subject, wiki);
    if (standing !== subject) return moved(feedPath(standing, format));
    const feed = feedOf(subject, { wiki, sports, today: dateOf(now()) });
    if (!feed) return missing();
    return found(feedTypes[format], forms[format](feed, { origin, terms, self: feedPath(subject, format) }));
  });

function standingOf(subject: FeedSubject, wiki: Wiki): FeedSubject {
  if (subject.kind !== 'player' && subject.kind !== 'event') return subject;
  const id = wiki.standing(subject.kind, subject.id);
  return id === subject.id ? subject : { kind: subject.kind, id };
}
