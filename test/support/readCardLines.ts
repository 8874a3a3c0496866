import { readCard } from '@/model/card/cardText';
import type { Sport } from '@/model/sports';
import { armWrestling } from './factories';

/** The lines of a card as parsed: each a match, facts that it heads or states about the event, or a problem. */
export const readCardLines = (text: string, sport: Sport = armWrestling) =>
  readCard(text, sport).map((line) => {
    if (line.kind === 'match') return line.match;
    if (line.kind === 'unread') return line.problem;
    return line.kind === 'heading' ? { heading: line.facts } : { event: line.facts };
  });
