import { defineTexts } from '../text';

/** What moderators see of live scoring. */
export const scorers = defineTexts('scorers', {
  tool: 'Scorers',
  title: 'Scorers of {event}',
  close: 'Close',
  score: 'Score this event',
  means:
    'An invitation is a link for a phone at the table. It needs no account, scores only this event, and lasts {hours} hours.',
  name: 'Name of the table or scorer',
  nameHint: 'Only moderators and you see it.',
  unnamed: 'Scorer',
  from: 'Valid from',
  fromHint: 'In the time zone of this device.',
  fromOver: 'This invitation would already be over.',
  invite: 'Invite',
  failed: 'That did not work. {why}',
  linkFor: 'Link for {name}',
  linkMeans: 'Scan the code with the phone of {name}, or send the link. Anyone who has it can score.',
  codeFor: 'QR code of the link for {name}',
  copy: 'Copy the link',
  copied: 'Link copied',
  invitations: 'Invitations',
  listFailed: 'The invitations could not be loaded',
  span: '{state}: {from} – {until}',
  early: 'Not valid yet',
  inForce: 'Valid now',
  over: 'Over',
  withdrawn: 'Withdrawn',
  showLink: 'Show the link',
  withdraw: 'Withdraw…',
  withdrawMeans: 'The link stops working at once. What was entered with it and is not confirmed:',
  keep: 'Keep it and withdraw',
  drop: 'Drop it and withdraw',
  dropLater: 'Drop its entries…',
  dropMeans: 'What was entered with this link and is not confirmed disappears from the card.',
  dropNow: 'Drop its entries',

  organisers: { one: 'Organisers (1)', other: 'Organisers ({count})' },
  organisersMean:
    'An organiser may invite and withdraw scorers of this event and score it. Confirming stays with moderators.',
  organisersList: 'Organisers',
  organiserEmail: 'Email address of the organiser’s account',
  noOrganiser: 'No account has verified this address. The organiser has to sign in and verify it first.',
  appoint: 'Appoint',
  dismiss: 'Dismiss…',
  dismissMeans:
    'Links that the organiser has made keep working. What the organiser entered and nobody has confirmed:',

  // The confirmation of what is live.
  confirmTitle: 'Confirm live results',
  confirmMeans:
    'Scorers entered live results. They count in no rating or title until a moderator confirms them. Another result entered meanwhile stays, and the scorers’ one waits in the queue.',
  stored: { one: '1 result will be stored', other: '{count} results will be stored' },
  stayLive: {
    one: '1 match goes on or is under review and stays live.',
    other: '{count} matches go on or are under review and stay live.',
  },
  weighed: '{player} weighed {weight}',
  place: 'place {place} on the card',
  confirm: { one: 'Confirm 1 result', other: 'Confirm {count} results' },
  confirmed: { one: '1 result is confirmed', other: '{count} results are confirmed' },
  confirmedSome: {
    one: 'Confirmed: {stored}. 1 more contradicts its record and waits in the queue.',
    other: 'Confirmed: {stored}. {count} more contradict their records and wait in the queue.',
  },
});
