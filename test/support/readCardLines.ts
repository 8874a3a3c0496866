import { readCard, type CardOptions } from '@/model/card/cardText';
import { cardLineOfRow } from '@/model/card/cardLineOf';
import type { Sport } from '@/model/sports';
import { armWrestling } from './factories';

/** The lines of a card, each match as one flat object and its doubts by `place.code`. */
export const readFlat = (text: string, sport: Sport | undefined, options: CardOptions = {}) =>
  readCard(text, sport, options).map((line) => {
    if (line.kind !== 'match') return line;
    const doubts = Object.fromEntries(line.doubts.map(({ code, at, said }) => [`${at}.${code}`, said]));
    return {
      kind: line.kind,
      line: line.line,
      text: line.text,
      match: cardLineOfRow(line),
      ...(line.doubts.length > 0 && { doubts }),
    };
  });

/** The lines of a card as parsed: each a match, facts that it heads or states about the event, or a problem. */
export const readCardLines = (text: string, sport: Sport = armWrestling) =>
  readFlat(text, sport).map((line) => {
    if (line.kind === 'match') return line.match;
    if (line.kind === 'unread') return line.problem;
    return line.kind === 'heading' ? { heading: line.facts } : { event: line.facts };
  });
