import { createInterface } from 'node:readline/promises';
import type { AccountFacts } from '@/model/accounts/accountFacts';
import { Problem } from '../scripts/base/problem';
import { describeAccount } from './changeRole';
import type { RoleOptions } from './roleOptions';

type Terminal = Pick<NodeJS.Process, 'stdin' | 'stdout'>;

/** Shows the account that would get the role and asks for confirmation; with `--yes` it only shows it. */
export const askAtTerminal =
  ({ role, yes }: Pick<RoleOptions, 'role' | 'yes'>, { stdin, stdout }: Terminal) =>
  async (account: AccountFacts): Promise<boolean> => {
    stdout.write(`${describeAccount(account)}\n`);
    if (yes) return true;
    if (!stdin.isTTY) {
      throw new Problem(
        'Nobody is at the terminal to say whether this is the right account. If it is, add --yes.',
      );
    }
    const line = createInterface({ input: stdin, output: stdout });
    try {
      return /^y(es)?$/i.test((await line.question(`Make this account ${role}? [y/N] `)).trim());
    } finally {
      line.close();
    }
  };
