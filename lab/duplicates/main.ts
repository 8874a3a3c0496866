import { transliterate } from 'transliteration';
import { findDuplicates } from '@/model/identity/findDuplicates';
import { createNameHints } from '@/model/identity/nameHints';
import { parsedArgs } from '../../scripts/base/parsedArgs';
import { describeError, Problem } from '../../scripts/base/problem';
import { judgeAll } from './judgeAll';
import { listPairs } from './listPairs';
import { threshold } from './methods';
import { judgeOrdinaryLists } from './ordinary/command';
import { readPlayers, type PlayersFile } from './readPlayers';

const usage = [
  'Usage: npm run duplicates -- FILE [--json] [--least 0.7]    pairs that may be one person',
  '       npm run duplicates -- FILE --like NAME              players whom a name may mean',
  '       npm run duplicates -- judge                         precision and recall on labelled pairs',
  '       npm run duplicates -- ordinary [LIST] [--seeds 1,2,3] [--size 20000] [--examples 40] [--write FILE]',
  '                              [--regions es,pt_PT] [--relatives 4]',
  '                                                           the same on ordinary lists that it makes, or on LIST',
].join('\n');

const flags = {
  json: { type: 'boolean', default: false },
  least: { type: 'string', default: String(threshold) },
  like: { type: 'string' },
  seeds: { type: 'string', default: '1,2,3' },
  size: { type: 'string', default: '20000' },
  examples: { type: 'string', default: '0' },
  write: { type: 'string' },
  regions: { type: 'string', default: '' },
  relatives: { type: 'string', default: '1' },
} as const;

/**
 * `npm run duplicates -- FILE`: players of a file who may be one person, likeliest first, with reasons.
 * `-- judge`: how well that does on labelled pairs, beside a plain edit distance and a library.
 * `-- ordinary`: how well that does on ordinary lists of 20,000.
 */
async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parsedArgs(args, flags, usage);
  if (positionals[0] === 'ordinary') {
    await judgeOrdinaryLists(positionals[1], values, (line) => console.log(line));
    return;
  }
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new Problem(
      `Expected one file or the word judge or ordinary, found "${positionals.join(' ')}". ${usage}`,
    );
  if (file === 'judge') {
    await judgeAll(
      (line) => console.log(line),
      (line) => console.error(line),
    );
    return;
  }
  const found = readPlayers(file);
  if (values.like !== undefined) {
    for (const line of likeLines(found, values.like)) console.log(line);
    return;
  }
  const pairs = findDuplicates(found.players, { ...found, transliterate, least: leastOf(values.least) });
  if (values.json) console.log(JSON.stringify(pairs, null, 2));
  else for (const line of listPairs(pairs, found)) console.log(line);
}

function leastOf(text: string): number {
  const least = Number(text);
  if (text.trim() === '' || !(least >= 0 && least <= 1))
    throw new Problem(`Expected a number from 0 to 1 after --least, found "${text}". ${usage}`);
  return least;
}

function likeLines({ players }: PlayersFile, name: string): readonly string[] {
  const hints = createNameHints(transliterate);
  for (const player of players) hints.put(player);
  const names = new Map(players.map((player) => [player.id, player.name]));
  const found = hints.find(name);
  return found.length === 0
    ? [`Nobody is called like "${name}".`]
    : found.map(({ id, score }) => `${score.toFixed(2)}  ${names.get(id)} [${id}]`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
