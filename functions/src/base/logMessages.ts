/**
 * Log messages that metrics match. `ops/monitoring/metrics` names each of them; `ops/test/alarms` checks that
 * both agree.
 */
export const logMessages = {
  deltaFailed: 'delta failed',
  copiesRefreshed: 'copies refreshed',
  workFailed: 'work failed',
  statusPublished: 'status published',
  stageChanged: 'budget stage changed',
  budgetUnreadable: 'budget message unreadable',
} as const;
