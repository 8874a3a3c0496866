import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { readBudget, setByHand, stageOf } from '@/model/operating/budget';
import { budgetOf, changeBudget } from '../../functions/src/base/storedBudget';
import { publishStatus } from '../../functions/src/publish/status/publishStatus';
import { describeError } from '../../scripts/base/problem';
import { readBudgetOptions } from '../budgetOptions';
import { findProjectTarget, onTarget, spelledTarget } from '../projectTarget';
import { publishedFolder, publishedStore } from '../publishedStore';

/** `npm run budget -- show|stage <n>`: shows or sets the budget stage by hand. */
async function main(args: readonly string[]): Promise<void> {
  const { stage, project } = readBudgetOptions(args);
  const target = await findProjectTarget(process.env, project);
  const said = await onTarget(
    target,
    async (app) => {
      const db = getFirestore(app);
      if (stage !== undefined) {
        await changeBudget(db, (budget) => setByHand(budget, stage, Date.now()));
        const store = publishedStore(process.env, app, target, publishedFolder(process.env, target));
        await publishStatus({ db, store, now: Date.now, log: () => undefined });
      }
      return sentence(db);
    },
    'The stage may not be published yet; calling it again does that.',
  );
  console.log(`${said} (${spelledTarget(target)})`);
}

async function sentence(db: Firestore): Promise<string> {
  const budget = readBudget((await budgetOf(db).get()).data());
  const since = budget.interval === 0 ? 'nothing was heard of it yet' : dayOf(budget.interval);
  const byHand = budget.byHand ? `, set by hand on ${dayOf(budget.byHand.at)}` : '';
  return `Stage ${stageOf(budget)}${byHand}. ${Math.round(budget.share * 100)}% of the budget is spent since: ${since}`;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
