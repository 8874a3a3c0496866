import { perspective } from './perspective';
import type { Match } from '../records/records';
import { apartCode, apartOf, findSport, type Sport } from '../sports';
import { countMatch, emptyTally, matchesIn, type Tally } from './tally';

export const tallyOf = (matches: readonly Match[], player: string): Tally =>
  matches.reduce((tally, match) => {
    const sides = perspective(match, player);
    return sides ? countMatch(tally, sides.own, sides.other) : tally;
  }, emptyTally);

export interface StrengthTally {
  readonly sport: string;
  readonly code?: string;
  readonly tally: Tally;
}

/**
 * A player's tallies by sport and by its separately rated codes, in the sport's order; matches without a code
 * come last, and empty tallies are left out.
 */
export function tallyByStrength(
  matches: readonly Match[],
  player: string,
  sports: readonly Sport[],
): readonly StrengthTally[] {
  const all = [...new Set(matches.map(({ event }) => event.sport.id))];
  return all.flatMap((id) => {
    const sport = findSport(sports, id);
    const own = matches.filter(({ event }) => event.sport.id === id);
    const codeOf = (match: Match) => apartCode(sport, match);
    const known = (sport && apartOf(sport))?.codes.map(({ code }) => code) ?? [];
    const others = [...new Set(own.flatMap((match) => codeOf(match) ?? []))].filter(
      (code) => !known.includes(code),
    );
    return [...known, ...others.sort(), undefined].flatMap((code) => {
      const tally = tallyOf(
        own.filter((match) => codeOf(match) === code),
        player,
      );
      return matchesIn(tally) === 0 ? [] : [{ sport: id, ...(code && { code }), tally }];
    });
  });
}
