import { readCard } from '@/model/card/cardText';
import type { Sport } from '@/model/sports';
import { armWrestling } from './factories';

/** The lines of a card as they are read, each as its match, the facts that it heads or says of the event, or its trouble. */
export const readCardLines = (text: string, sport: Sport = armWrestling) =>
  readCard(text, sport).map((line) => {
    if (line.kind === 'match') return line.match;
    if (line.kind === 'unread') return line.trouble;
    return line.kind === 'heading' ? { heading: line.facts } : { event: line.facts };
  });
