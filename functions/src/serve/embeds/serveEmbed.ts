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
import type { Wiki } from '../reading/wiki';
import { redirectKept } from '../requests/queryOf';
import { servedLanguages } from '../reading/languages';
import { embedOf } from './embedContent';
import { embedPage } from './embedPage';

/**
 * Answers `/embed/…`: a card, a ranking or a pair, for a frame on another site. Other spellings redirect to
 * the canonical address, and merged records to the remaining one.
 */
export const serveEmbed = (
  { wiki: read, sports, origin, now, logger }: AnswerServices,
  asked: WebRequest,
): Promise<WebAnswer> =>
  answerRequest(logger, asked, async () => {
    const address = readEmbedPath(asked.path, new URLSearchParams(asked.query), sports);
    if (!address) return missing();
    const spelled = embedPath(address, sports);
    if (spelled !== asked.path + asked.query) return moved(spelled, redirectKept);
    const wiki = await read();
    const standing = standingOf(address.subject, wiki);
    if (standing === undefined) return missing();
    const present = embedPath({ ...address, subject: standing }, sports);
    if (present !== spelled) return moved(present);
    const language = servedLanguages[address.language];
    const content = embedOf(standing, { wiki, sports, today: dateOf(now()), language });
    return content ? found('text/html', embedPage(content, language, origin)) : missing();
  });

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
