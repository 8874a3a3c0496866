import { dateOf } from '@/model/dates';
import { embedPath, readEmbedPath, type EmbedSubject } from '@/model/sharing/embeds';
import {
  answerRequest,
  found,
  missing,
  moved,
  type WebAnswer,
  type AnswerServices,
  type WebRequest,
} from '../reading/answers';
import { readLiveWiki, type LiveResults } from '../reading/liveResults';
import type { Wiki } from '../reading/wiki';
import { redirectKept } from '../requests/queryOf';
import { servedLanguages } from '../reading/languages';
import { embedOf } from './embedContent';
import { embedPage } from './embedPage';

/**
 * Answers `/embed/…`: a card, a ranking or a pair, for a frame on another site. Other spellings redirect to
 * the canonical address, and merged records to the remaining one. A card reloads itself on the days of its event:
 * within a minute where a match goes on or may begin, else rarely.
 */
export const serveEmbed = (
  { wiki: read, live, sports, origin, now, logger }: AnswerServices,
  asked: WebRequest,
): Promise<WebAnswer> =>
  answerRequest(logger, asked, async () => {
    const address = readEmbedPath(asked.path, new URLSearchParams(asked.query), sports);
    if (!address) return missing();
    const spelled = embedPath(address, sports);
    if (spelled !== asked.path + asked.query) return moved(spelled, redirectKept);
    const event = address.subject.kind === 'event' ? address.subject.id : undefined;
    // Pairs and rankings count confirmed results only.
    const { wiki, results } = await readLiveWiki(
      { wiki: read, live: event === undefined ? undefined : live, now },
      event,
    );
    const standing = standingOf(address.subject, wiki);
    if (standing === undefined) return missing();
    const present = embedPath({ ...address, subject: standing }, sports);
    if (present !== spelled) return moved(present);
    const language = servedLanguages[address.language];
    const content = embedOf(standing, { wiki, results, sports, today: dateOf(now()), language });
    return content ? reloading(embedPage(content, language, origin), results) : missing();
  });

/** Seconds after which a browser loads an embed again: it has no scripts. */
const reloads = { live: '30', day: '300', usual: undefined } as const;

function reloading(page: string, { pace }: LiveResults): WebAnswer {
  const answer = found('text/html', page, pace);
  const seconds = reloads[pace];
  return seconds === undefined ? answer : { ...answer, headers: { ...answer.headers, Refresh: seconds } };
}

function standingOf(subject: EmbedSubject, wiki: Wiki): EmbedSubject | undefined {
  switch (subject.kind) {
    case 'event':
      return { kind: 'event', id: wiki.standing('event', subject.id) };
    case 'versus': {
      const [one, other] = subject.ids;
      const ids = [wiki.standing('player', one), wiki.standing('player', other)] as const;
      return ids[0] === ids[1] ? undefined : { kind: 'versus', ids };
    }
    case 'rankings':
      return subject;
  }
}
