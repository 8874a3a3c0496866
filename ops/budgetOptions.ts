import { isBudgetStage, type BudgetStage } from '@/model/operating/budget';
import { Problem } from '../scripts/base/problem';

export interface BudgetOptions {
  readonly stage: BudgetStage | undefined;
  readonly project: string | undefined;
}

const usage = [
  'npm run budget -- show|stage 0|1|2|3 [--project <id>]',
  '',
  'Says how much of the budget is spent, or sets what the wiki does without: 0 nothing, 1 heads of pages and previews,',
  '2 live queries of visitors, 3 edits. A lower stage holds until another fifth of the budget is spent, each of them for as long as',
  'the month lasts. Pages know it within a quarter of an hour.',
].join('\n');

export function readBudgetOptions(args: readonly string[]): BudgetOptions {
  const at = args.indexOf('--project');
  const project = at < 0 ? undefined : args[at + 1];
  const [what, stage, ...more] = at < 0 ? args : [...args.slice(0, at), ...args.slice(at + 2)];
  const wanted = stage !== undefined && /^[0-3]$/.test(stage) ? Number(stage) : undefined;
  const isUsable =
    more.length === 0 &&
    (at < 0 || (project !== undefined && !project.startsWith('--'))) &&
    ((what === 'show' && stage === undefined) || (what === 'stage' && isBudgetStage(wanted)));
  if (!isUsable) throw new Problem(`Usage: ${usage}`);
  return { stage: isBudgetStage(wanted) ? wanted : undefined, project };
}
