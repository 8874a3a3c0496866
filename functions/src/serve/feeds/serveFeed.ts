import { dateOf } from '@/model/dates';
import { feedPath, feedTypes, readFeedPath, type FeedSubject } from '@/model/sharing/feeds';
import {
  answerRequest,
  found,
  missing,
  moved,
  type WebAnswer,
  type AnswerServices,
  type WebRequest,
} from '../reading/answers';
import { readLiveWiki } from '../reading/liveResults';
import type { Wiki } from '../reading/wiki';
import { redirectKept } from '../requests/queryOf';
import type { Delta } from '@/model/proposals/delta';
import { editsFeedOf } from './editsFeed';
import { feedOf } from './feedContent';
import { forms } from './forms';

interface FeedServices extends AnswerServices {
  readonly edits: () => Promise<readonly Delta[]>;
}

export const serveFeed = (
  { wiki: read, live, edits, sports, origin, terms, now, logger }: FeedServices,
  asked: WebRequest,
): Promise<WebAnswer> =>
  answerRequest(logger, asked, async () => {
    const address = readFeedPath(asked.path);
    if (!address) return missing();
    // Hosting caches by full URL. Redirect queries, or each one would miss the cache.
    if (asked.query !== '') return moved(asked.path, redirectKept);
    const { subject, format } = address;
    // Only feeds of results show live ones: calendars have no results, and edits are decided already.
    const hasResults = subject.kind !== 'edits' && format !== 'ics';
    const only = subject.kind === 'event' ? subject.id : undefined;
    const { wiki, results } = await readLiveWiki(
      { wiki: read, live: hasResults ? live : undefined, now },
      only,
    );
    const standing = standingOf(subject, wiki);
    if (standing !== subject) return moved(feedPath(standing, format));
    const feed =
      subject.kind === 'edits'
        ? editsFeedOf(subject, { wiki, edits: await edits() })
        : feedOf(subject, { wiki, results, sports, today: dateOf(now()) });
    if (!feed) return missing();
    const text = forms[format](feed, { origin, terms, self: feedPath(subject, format) });
    return found(feedTypes[format], text, results.pace);
  });

function standingOf(subject: FeedSubject, wiki: Wiki): FeedSubject {
  if (subject.kind === 'edits') {
    if (!('id' in subject) || subject.of === 'member') return subject;
    const id = wiki.standing(subject.of, subject.id);
    return id === subject.id ? subject : { ...subject, id };
  }
  if (subject.kind !== 'player' && subject.kind !== 'event') return subject;
  const id = wiki.standing(subject.kind, subject.id);
  return id === subject.id ? subject : { kind: subject.kind, id };
}
