import type { Revealed } from './spoilersSlice';

export const revealedKey = 'armwiki-revealed';

export const printRevealed = ({ matches, events, covered, ratings, asked }: Revealed): string =>
  [
    ...matches.map((id) => `match ${id}`),
    ...events.map((id) => `event ${id}`),
    ...covered.map((id) => `covered ${id}`),
    ...(ratings ? ['ratings'] : []),
    ...(asked ? ['asked'] : []),
  ].join('\n');

export function readRevealed(text: string): Revealed {
  const lines = text.split('\n');
  const idsOf = (kind: string) =>
    lines.flatMap((line) => (line.startsWith(`${kind} `) ? [line.slice(kind.length + 1)] : []));
  return {
    matches: idsOf('match'),
    events: idsOf('event'),
    covered: idsOf('covered'),
    ratings: lines.includes('ratings'),
    asked: lines.includes('asked'),
  };
}

/** Whether this tab hides results that the preference shows: by a link, or on an event's page. */
export function tabHidesResults(text: string): boolean {
  const { asked, covered } = readRevealed(text);
  return asked || covered.length > 0;
}
