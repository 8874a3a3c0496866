import { join } from 'node:path';
import { getFirestore } from 'firebase-admin/firestore';
import { parsedArgs } from '../../scripts/base/parsedArgs';
import { describeError, Problem } from '../../scripts/base/problem';
import { root } from '../../scripts/base/root';
import { checkSport } from '../checkSport';
import { findProjectTarget, onTarget, spelledTarget } from '../projectTarget';
import { storeSport } from '../storeSport';
import { readMatches } from '../../scripts/data/readMatches';

const usage = [
  'Usage: npm run sport -- check FILE [--records DUMP]',
  '       npm run sport -- add FILE [--project <id>]',
  '       npm run sport -- update FILE [--project <id>]',
  'Without --project, or with a demo- project, the last two change the emulators that `npm start` runs.',
].join('\n');

const flags = {
  records: { type: 'string', default: join(root, 'data/armwrestling.json') },
  project: { type: 'string' },
} as const;

/**
 * `npm run sport -- check FILE`: whether a file defines a sport and may replace the present definition, since codes in
 * the matches of a dump must not vanish. `add` and `update` store it without a deployment.
 */
async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parsedArgs(args, flags, usage);
  const [command, file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new Problem(`Expected a word and one file, found "${positionals.join(' ')}". ${usage}`);
  switch (command) {
    case 'check':
      for (const line of checkSport(file, readMatches(values.records))) console.log(line);
      return;
    case 'add':
    case 'update':
      console.log(await store(command, file, values.project));
      return;
    default:
      throw new Problem(`Expected check, add or update, found "${command}". ${usage}`);
  }
}

async function store(mode: 'add' | 'update', file: string, project: string | undefined): Promise<string> {
  const target = await findProjectTarget(process.env, project);
  const said = await onTarget(
    target,
    (app) => storeSport(getFirestore(app), mode, file),
    'Whether the sport is stored is not known.',
  );
  return `${said} (${spelledTarget(target)})`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
