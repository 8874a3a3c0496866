import type { Firestore } from 'firebase-admin/firestore';
import { readBudget, stageOf, type Budget, type BudgetStage } from '@/model/operating/budget';

/** The budget's document. No client can read it: the amount spent would show an attacker how much is left. */
export const budgetOf = (db: Firestore) => db.doc('upkeep/budget');

export const readStage = async (db: Firestore): Promise<BudgetStage> =>
  stageOf(readBudget((await budgetOf(db).get()).data()));

export function changeBudget(
  db: Firestore,
  change: (budget: Budget) => Budget,
): Promise<{ readonly before: BudgetStage; readonly after: BudgetStage }> {
  return db.runTransaction(async (transaction) => {
    const budget = readBudget((await transaction.get(budgetOf(db))).data());
    const changed = change(budget);
    if (changed !== budget) transaction.set(budgetOf(db), changed);
    return { before: stageOf(budget), after: stageOf(changed) };
  });
}
