import type { StatedTerms } from '@/model/operating/siteFacts';
import type { Sport } from '@/model/sports';
import { serveEmbed } from './embeds/serveEmbed';
import { serveFeed } from './feeds/serveFeed';
import { serveRecord } from './openData/serveRecord';
import type { Answer, AnswerLogger, Asked } from './reading/answers';
import { createPublishedWiki, type PublishedWikiServices } from './reading/publishedWiki';

interface ElsewhereServices extends PublishedWikiServices {
  readonly origin: string;
  readonly terms?: StatedTerms | undefined;
  readonly sports: () => Promise<readonly Sport[]>;
  readonly logger: AnswerLogger;
}

export function createElsewhere(services: ElsewhereServices): (asked: Asked) => Promise<Answer> {
  const { origin, terms, now, logger, sports } = services;
  const known = { wiki: createPublishedWiki(services), origin, terms, now, logger };
  return async (asked) => {
    switch (asked.path.split('/')[1]) {
      case 'feed':
        return serveFeed({ ...known, sports: await sports() }, asked);
      case 'embed':
        return serveEmbed({ ...known, sports: await sports() }, asked);
      default:
        return serveRecord(known, asked);
    }
  };
}
