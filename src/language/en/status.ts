import { defineTexts } from '../text';

/** How the wiki is, for everybody. */
export const status = defineTexts('status', {
  title: 'Status',
  description:
    'What is published, what waits for moderators, and what the wiki does without to stay within its budget.',
  loading: 'Loading the status',
  offline: 'You are offline',
  offlineWhy: 'The status is shown as soon as there is a network.',
  failed: 'The status could not be loaded',
  failedWhy:
    'The server cannot be reached, or has not published it yet. Whatever this device has stored can be read all the same.',

  fine: 'Everything is up to date.',
  fineButBudget: 'Everything that is published is up to date.',
  lateStatus: 'Nothing has been published for hours. What follows may be wrong by now.',
  lateCopy: 'The nightly copy of all records is late.',
  lateChanges: 'The hourly list of changes is late.',

  data: 'Published data',
  copy: 'Copy of all records',
  looked: 'Last looked whether it is current',
  changes: 'Changes published up to',
  at: 'This status is of',
  never: 'not yet',

  queue: 'Proposals',
  waiting: 'Waiting for a decision',
  orMore: '{count} or more',
  oldest: 'The oldest',
  noneWaits: 'none',

  budget: 'Budget',
  stage0: 'There is room. Nothing is done without.',
  stage1:
    'It is getting short. Links to pages of this site have no picture and no text of their own for now.',
  stage2:
    'It is nearly used up. Whoever has no account sees what was published last, which is about an hour old. Recent changes, histories and the public log are shown only to those who sign in.',
  stage3:
    'It is used up. Edits and decisions wait on the devices of those who made them, and are sent once there is room again. Whoever has no account sees what was published last.',

  versions: 'Versions',
  page: 'This page',
  functions: 'Server',
});
