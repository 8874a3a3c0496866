import { defineTexts } from '../text';

export const reports = defineTexts('reports', {
  description: 'What readers report as wrong. Only moderators see this.',
  loading: 'Loading the reports',
  failed: 'The reports could not be loaded',
  offline: 'You are offline',
  offlineWhy: 'Reports are not stored on this device. They appear when you are back online.',
  none: 'No open reports',
  noneWhy: 'New reports appear here automatically.',
  open: 'Open',
  openLink: 'Reports ({count})',
  manyOpen: 'Reports ({count} or more)',
  loadMore: 'Load more',

  byVisitor: 'without an account, {time}',
  by: 'by {name}, {time}',
  source: 'Check it at: {source}',
  changedSince: 'Changed since',
  isGone: 'No longer in the wiki',
  edit: 'Propose a change…',
  publicNote:
    'The report becomes part of your proposal’s message, which anyone can read later. Remove anything that should not be public.',
  closeProposed: 'Close: I proposed a change',
  yourProposal: 'Your proposal',
  close: 'Close…',

  closeTitle: 'Close the report about {name}?',
  closeBody: 'It disappears from the list for all moderators. The sender is not notified.',
  noteHint: 'For other moderators: what you did, or why nothing needs to be done',
  noteTooLong: 'At most {max} characters',
  closedMeanwhile: '{name} has just closed it.',
  closeOk: 'Close it',
  willClose: 'The report about {name} will be closed.',
  willCloseOne: 'A report will be closed.',

  ofNetwork: { one: '{count} report from one network', other: '{count} reports from one network' },
  declineAll: 'Decline all…',
  declineTitle: 'Decline all reports from this network?',
  declineBody:
    'This closes all open reports that visitors sent from this network, including those not listed here. It cannot be undone.',
  declineOk: 'Decline all',
  declined: { one: '{count} report was closed.', other: '{count} reports were closed.' },

  closedLast: 'Recently closed',
  closedBy: 'closed by {name}, {time}',
  becameProposal: 'became a proposal',
  keptFor: 'Closed reports are deleted after {count} days.',
});
