import { join } from 'node:path';
import { ratedMatch } from '@/model/ratings/ratedMatch';
import { ratingModelOf } from '@/model/ratings/sportModels';
import { builtInSports, findSport } from '@/model/sports';
import type { Match } from '@/model/records/records';
import { describeError, Problem } from '../../scripts/base/problem';
import { root } from '../../scripts/base/root';
import { fitParameters } from './fit/fit';
import { seriesOf } from './fit/series';
import { fewest, fitSport } from './fitSport';
import { judge, splitOf } from './judge';
import { coin, elo, ownMethod, shippedMethod } from './methods';
import { readMatches } from '../../scripts/data/readMatches';
import { report } from './report';

/**
 * `npm run ratings [-- FILE]`: how well our ratings and others predict the newest fifth of a file's matches.
 * `npm run ratings -- fit FILE --sport id`: chooses a sport's parameters by a file and writes them into its definition.
 */
async function main([first, ...rest]: readonly string[]): Promise<void> {
  if (first === 'fit') fitSport(rest, (line) => console.log(line));
  else await judgeFile(first ?? join(root, 'data/armwrestling.json'));
}

async function judgeFile(file: string): Promise<void> {
  const matches = ofMostMatches(readMatches(file));
  const split = splitOf(matches);
  const [sport] = split.matches.map((match) => match.sport);
  if (sport === undefined || split.matches.length < fewest)
    throw new Problem(
      `${file}: expected at least ${fewest} matches with a result, found ${split.matches.length}. Name a file with more of them.`,
    );
  const { glicko2, openskill } = await import('./libraries');
  const model = ratingModelOf(findSport(builtInSports, sport));
  const older = seriesOf(split.matches.slice(0, split.test), model.apart);
  const fitted = { ...model, parameters: fitParameters(older, (line) => console.error(line)).parameters };
  const methods = [ownMethod(fitted), shippedMethod(model), elo, glicko2, openskill, coin];
  const judged = methods.map((method) => {
    console.error(`judging ${method.name} by ${method.settings.length} settings`);
    return judge(method, split);
  });
  console.log(report(split, judged));
}

function ofMostMatches(matches: readonly Match[]): readonly Match[] {
  const bySport = new Map<string, Match[]>();
  for (const match of matches) {
    const { id } = match.event.sport;
    if (ratedMatch(match, findSport(builtInSports, id)) === undefined) continue;
    const same = bySport.get(id);
    if (same) same.push(match);
    else bySport.set(id, [match]);
  }
  return [...bySport.values()].reduce((a, b) => (b.length > a.length ? b : a), [] as Match[]);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
