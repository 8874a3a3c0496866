/**
 * The messages by which metrics know a line of the log. `ops/monitoring/metrics` names each of them, and
 * `ops/test/alarms` holds the two together.
 */
export const logMessages = {
  /** A delta could not be applied, and nobody knows why. */
  deltaFailed: 'delta failed',
  /** Copies that matches have of other records were put right, and applications that had stopped were gone on with. */
  copiesRefreshed: 'copies refreshed',
  /** A piece of work in the background failed, and a later run tries it again. */
  workFailed: 'work failed',
  /** How old is what is published, and what waits. */
  statusPublished: 'status published',
  /** The stage of the budget is another. */
  stageChanged: 'budget stage changed',
  /** A message about the budget could not be read, so nobody watches what is spent. */
  budgetUnreadable: 'budget message unreadable',
} as const;
