import { budget } from '@/language/en/budget';
import { message } from '@/language/text';
import type { BudgetStage } from '@/model/operating/budget';
import type { AppStore } from '../client/store';
import type { BudgetStageSource } from '@/sync/knownStage';
import { noticeDismissed } from '@/wiki/notices/noticesSlice';
import { lastingNotice } from '@/wiki/notices/outcomeNotices';
import { selectLikelyRole } from '@/wiki/session/sessionSelectors';

const askEveryMs = 10 * 60_000;
const id = 'budget';

export function followBudget(store: AppStore, stage: BudgetStageSource): void {
  stage.listen((found) => tell(store, found));
  let visits = isVisitor(store);
  store.subscribe(() => {
    const now = isVisitor(store);
    if (now === visits) return;
    visits = now;
    // The other texts concern everybody.
    if (stage.known() === 2) tell(store, 2);
  });
  void stage.ask();
  setInterval(() => {
    if (document.visibilityState === 'visible') void stage.ask();
  }, askEveryMs);
}

const isVisitor = (store: AppStore) => selectLikelyRole(store.getState()) === 'visitor';

function tell(store: AppStore, stage: BudgetStage): void {
  const text = stage === 3 ? budget.noEdits : stage === 2 && isVisitor(store) ? budget.published : undefined;
  if (text === undefined) return void store.dispatch(noticeDismissed(id));
  store.dispatch(lastingNotice({ id, message: message(text) }));
}
