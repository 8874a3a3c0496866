import type { Sport } from '@/model/sports';
import { serveEmbed } from './embeds/serveEmbed';
import { serveFeed } from './feeds/serveFeed';
import { serveRecord } from './openData/serveRecord';
import type { Answer, AnswerServices, Asked } from './reading/answers';

interface ElsewhereServices extends Omit<AnswerServices, 'sports'> {
  readonly sports: () => Promise<readonly Sport[]>;
}

export function createElsewhere(services: ElsewhereServices): (asked: Asked) => Promise<Answer> {
  const { sports, ...known } = services;
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
