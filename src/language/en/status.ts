import { defineTexts } from '../text';

export const status = defineTexts('status', {
  title: 'Status',
  description:
    'What is published, what is waiting for moderators, and what is limited to stay within budget.',
  loading: 'Loading the status',
  offline: 'You are offline',
  offlineWhy: 'The status appears when you are back online.',
  failed: 'The status could not be loaded',
  failedWhy:
    'The server cannot be reached, or has not published it yet. You can still read everything stored on this device.',

  fine: 'Everything is up to date.',
  fineButBudget: 'All published data is up to date.',
  lateStatus: 'Nothing has been published for hours. The information below may be out of date.',
  lateCopy: 'The nightly copy of all records is late.',
  lateChanges: 'The list of changes is late.',

  data: 'Published data',
  copy: 'Copy of all records',
  looked: 'Last checked for updates',
  changes: 'Changes published up to',
  at: 'Status from',
  never: 'not yet',

  queue: 'Proposals',
  waiting: 'Waiting for a decision',
  orMore: '{count} or more',
  oldest: 'Oldest',
  noneWaits: 'none',

  budget: 'Budget',
  stage0: 'There is enough left. Nothing is limited.',
  stage1: 'It is running low. Links to pages of this site have no picture or description for now.',
  stage2:
    'It is almost used up. Without an account you see data that is up to an hour old. Recent changes, histories and the public log are shown only to signed-in users.',
  stage3:
    'It is used up. Edits and decisions wait on each user’s device and are sent when there is budget again. Without an account you see the last published data.',

  versions: 'Versions',
  page: 'This page',
  functions: 'Server',
});
