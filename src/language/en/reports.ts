import { defineTexts } from '../text';

/** Reports of readers, for moderators. */
export const reports = defineTexts('reports', {
  description: 'What readers say is wrong with records. Nobody else sees it.',
  loading: 'Loading the reports',
  failed: 'The reports could not be loaded',
  offline: 'Reports need a network',
  offlineWhy: 'They are not kept on this device, and appear by themselves once there is a network.',
  none: 'Nothing to look at',
  noneWhy: 'Nobody has reported anything that is still open. New reports appear here by themselves.',
  open: 'Open',
  openLink: 'Reports ({count})',
  manyOpen: 'Reports ({count} or more)',
  loadMore: 'Load more',

  // One report.
  byVisitor: 'without an account, {time}',
  by: 'by {name}, {time}',
  source: 'Check it at: {source}',
  changedSince: 'Changed since',
  isGone: 'No longer in the wiki',
  edit: 'Propose a change…',
  publicNote:
    'The report goes into the message of your proposal, which everybody can read later: take out what is not meant for all.',
  closeProposed: 'Close: I made a proposal of it',
  yourProposal: 'Your proposal',
  close: 'Close…',

  // Closing.
  closeTitle: 'Close the report about {name}?',
  closeBody: 'It leaves the list for all moderators. Whoever sent it is told nothing.',
  note: 'Note',
  noteHint: 'For other moderators: why nothing is to be done, or what was done',
  noteTooLong: 'At most {max} characters',
  closedMeanwhile: '{name} has just closed it.',
  closeOk: 'Close it',
  willClose: 'The report about {name} will be closed.',
  willCloseOne: 'A report will be closed.',

  // Those of one network.
  ofNetwork: { one: '{count} report from one network', other: '{count} reports from one network' },
  declineAll: 'Decline all…',
  declineTitle: 'Decline all reports from this network?',
  declineBody:
    'All open reports that visitors sent from there are closed, also those that are not listed here. It cannot be undone.',
  declineOk: 'Decline all',
  declined: { one: '{count} report was closed.', other: '{count} reports were closed.' },

  // Closed ones.
  closedLast: 'Closed last',
  closedBy: 'closed by {name}, {time}',
  becameProposal: 'a proposal was made of it',
  keptFor: 'Closed reports are deleted after {count} days.',
});
