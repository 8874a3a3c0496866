import { changeRole } from '../changeRole';
import { askAtTerminal } from '../confirmRole';
import { describeError } from '../../scripts/base/problem';
import { readRoleOptions } from '../roleOptions';
import { findProjectTarget, onTarget, spelledTarget } from '../projectTarget';

/** `npm run role -- moderator|admin add|remove <email>`: grants or removes a role, locally or for real. */
async function main(args: readonly string[]): Promise<void> {
  const options = readRoleOptions(args);
  const target = await findProjectTarget(process.env, options.project);
  const confirm = askAtTerminal(options, process);
  const done = await onTarget(
    target,
    (app) => changeRole(app, options, confirm),
    'The role could not be changed.',
  );
  console.log(`${done} (${spelledTarget(target)})`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
