import { Problem } from '../../scripts/base/problem';

export interface AlarmsOptions {
  readonly project: string;
  /** Address for alerts; without it the present channels stay. */
  readonly email: string | undefined;
  /** The amount of a month, such as `50USD`; by default the present one, or that of `ops/monitoring/budget.json`. */
  readonly budget: string | undefined;
}

const usage = [
  'npm run alarms -- --project <id> [--email <address>] [--budget <amount>]',
  '',
  'Makes the metrics, alerts and the budget of `ops/monitoring/` in a project, or brings them up to date, by `gcloud`.',
  'The amount is of a month in the currency of the billing account: 50, or 50USD.',
].join('\n');

const flags = ['--project', '--email', '--budget'] as const;
type Flag = (typeof flags)[number];

const isFlag = (word: string | undefined): word is Flag => flags.some((flag) => flag === word);

export function readAlarmsOptions(args: readonly string[]): AlarmsOptions {
  const given = new Map<Flag, string>();
  for (let at = 0; at < args.length; at += 2) {
    const [flag, value] = args.slice(at, at + 2);
    if (!isFlag(flag) || value === undefined || value.startsWith('--') || given.has(flag))
      throw new Problem(`Usage: ${usage}`);
    given.set(flag, value);
  }
  const [project, email, budget] = flags.map((flag) => given.get(flag));
  const isUsable =
    project !== undefined &&
    /^[a-z][-a-z0-9]{4,28}[a-z0-9]$/.test(project) &&
    (email === undefined || /^[^\s@,]+@[^\s@,]+$/.test(email)) &&
    (budget === undefined || /^\d+(\.\d+)?([A-Z]{3})?$/.test(budget));
  if (!isUsable) throw new Problem(`Usage: ${usage}`);
  return { project, email, budget };
}
