import { join } from 'node:path';
import { ratedMatch } from '@/model/ratings/ratedMatch';
import { ratingModelOf } from '@/model/ratings/sportModels';
import { root } from '../../scripts/base/root';
import { Problem } from '../../scripts/base/problem';
import {
  definedSport,
  definedSports,
  definitionFile,
  readDefinition,
  requireWritable,
  writeParameters,
} from './definition';
import { fitParameters, type Progress } from './fit/fit';
import { seriesOf } from './fit/series';
import { splitOf } from './judge';
import { ownMethod } from './methods';
import { predictAll } from './predictor';
import { readMatches } from '../../scripts/data/readMatches';
import { scoreOf } from './score';

const usage = 'npm run ratings -- fit FILE --sport id';

/**
 * Chooses a sport's parameters by the older four fifths of a file's matches and writes them into its definition.
 * Reports their score on the newest fifth, which the choice did not use.
 */
export function fitSport(args: readonly string[], say: Progress, folder = join(root, 'data/sports')): void {
  const { file, sport } = argumentsOf(args);
  const target = definitionFile(folder, sport);
  const definition = readDefinition(target, sport);
  const all = readMatches(file);
  const matches = all.filter(({ event }) => event.sport.id === sport);
  if (matches.length === 0) {
    const found = [...new Set(all.map(({ event }) => event.sport.id))].map((id) => `"${id}"`).join(', ');
    throw new Problem(
      `${file}: expected matches of the sport "${sport}", found ${found ? `matches of ${found}` : 'no matches'}. ` +
        `Defined sports are ${definedSports(folder).join(', ') || 'none yet'}; say ${usage}.`,
    );
  }
  const defined = definedSport(definition);
  if (!defined.ok)
    say(`${target} is not a whole definition, so every player is rated by one strength: ${defined.error}`);
  const known = defined.ok ? defined.value : undefined;
  const { apart } = ratingModelOf(known);
  const usable = matches.flatMap((match) => ratedMatch(match, known) ?? []);
  if (usable.length < fewest)
    throw new Problem(
      `${file}: expected at least ${fewest} matches of "${sport}" with a result, found ${usable.length} among ${matches.length}. With fewer, leave the sport at the default.`,
    );
  requireWritable(target);
  const split = splitOf(matches, known ? [known] : []);
  say(`${split.matches.length} matches, ${split.matches[0]?.date} to ${split.matches.at(-1)?.date}`);
  const { parameters } = fitParameters(seriesOf(split.matches.slice(0, split.test), apart), say);
  writeParameters(target, definition, parameters);
  say(`written to ${target}:\n${JSON.stringify(parameters, null, 2)}`);
  const [setting] = ownMethod({ parameters, apart }).settings;
  const newest = predictAll(setting!.create(), split.matches).slice(split.test);
  const { logLoss, accuracy, calibrationError } = scoreOf(newest);
  say(
    `on the newest ${newest.length}, from ${split.matches[split.test]?.date}: log-loss ${logLoss.toFixed(4)}, ` +
      `accuracy ${(accuracy * 100).toFixed(1)} %, calibration error ${(calibrationError * 100).toFixed(2)} %`,
  );
}

/** With fewer matches the newest fifth carries no information. */
export const fewest = 50;

function argumentsOf(args: readonly string[]): { readonly file: string; readonly sport: string } {
  const at = args.indexOf('--sport');
  const sport = at < 0 ? undefined : args[at + 1];
  const rest = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const [file] = rest;
  if (file === undefined || rest.length > 1)
    throw new Problem(`Expected one file, found ${rest.length}: ${usage}.`);
  if (sport === undefined || !/^[\w-]+$/.test(sport))
    throw new Problem(
      `Expected the id of a sport after --sport, made of letters, digits and dashes, found ${sport === undefined ? 'none' : `"${sport}"`}: ${usage}.`,
    );
  return { file, sport };
}
