import type { Bracket, BracketMatch } from './bracket';

export interface Call {
  readonly bracket: Bracket;
  readonly match: BracketMatch;
}

export interface Table {
  readonly table: number;
  readonly now?: Call;
  readonly next: readonly Call[];
}

/**
 * Which match is called to which table: the one that scorers have begun, if any. Brackets of one table take turns, a
 * round each, so that players rest. A player whom another table has called is waited for: a table calls the next
 * match instead.
 */
export function tablesOf(brackets: readonly Bracket[]): readonly Table[] {
  const tables = [...new Set(brackets.map(({ draw }) => draw.table))].sort((a, b) => a - b);
  const called = new Set(
    brackets.flatMap(({ matches }) => matches.filter(goesOn)).flatMap((match) => playersOf(match)),
  );
  return tables.map((table) => {
    const calls = callsOf(brackets.filter(({ draw }) => draw.table === table));
    const now =
      calls.find(({ match }) => goesOn(match)) ??
      calls.find(({ match }) => match.status === 'ready' && playersOf(match).every((id) => !called.has(id)));
    for (const id of now ? playersOf(now.match) : []) called.add(id);
    return { table, ...(now && { now }), next: calls.filter((call) => call !== now) };
  });
}

const goesOn = ({ match }: BracketMatch): boolean => match?.live === 'goesOn';

const playersOf = ({ spots }: BracketMatch): readonly string[] =>
  spots.flatMap((spot) => (spot.kind === 'player' ? [spot.id] : []));

function callsOf(brackets: readonly Bracket[]): readonly Call[] {
  const turns = brackets.flatMap((bracket) => {
    let turn = 0;
    return bracket.matches.map((match, at) => {
      const before = bracket.matches[at - 1];
      if (before && (before.side !== match.side || before.round !== match.round)) turn += 1;
      return { turn, call: { bracket, match } };
    });
  });
  return turns
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ call }) => call)
    .filter(({ match: { status } }) => status === 'ready' || status === 'open');
}
