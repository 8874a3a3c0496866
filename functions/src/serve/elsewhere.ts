import type { StatedTerms } from '@/model/operating/siteFacts';
import type { Sport } from '@/model/sports';
import { createKept } from '../base/kept';
import { serveEmbed } from './embeds/serveEmbed';
import type { Delta } from '@/model/proposals/delta';
import { serveFeed } from './feeds/serveFeed';
import { serveRecord } from './openData/serveRecord';
import type { WebAnswer, AnswerServices, WebRequest } from './reading/answers';
import { refreshMs } from './reading/publishedWiki';

interface ElsewhereServices extends Omit<AnswerServices, 'sports' | 'terms'> {
  readonly terms?: () => Promise<StatedTerms | undefined>;
  readonly sports: () => Promise<readonly Sport[]>;
  readonly readEdits: () => Promise<readonly Delta[]>;
}

export function createElsewhere(services: ElsewhereServices): (asked: WebRequest) => Promise<WebAnswer> {
  const { sports, terms: statedTerms, readEdits, ...rest } = services;
  // What visitors ask for costs no reads.
  const edits = createKept(readEdits, rest.now, refreshMs);
  return async (asked) => {
    const known = { ...rest, terms: await statedTerms?.() };
    switch (asked.path.split('/')[1]) {
      case 'feed':
        return serveFeed({ ...known, edits, sports: await sports() }, asked);
      case 'embed':
        return serveEmbed({ ...known, sports: await sports() }, asked);
      default:
        return serveRecord(known, asked);
    }
  };
}
