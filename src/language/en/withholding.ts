import { defineTexts } from '../text';

/** Taking a person down: the page of who is not named, the request for it, and the steps of an admin. */
export const withholding = defineTexts('withholding', {
  // The page of a player who is not named.
  isWithheld: 'This person asked not to be named',
  isWithheldWhy:
    'Name and facts were removed from the wiki. Results stay, so that the records of opponents are whole.',

  matchesStay: { one: '1 match of this person stays.', other: '{count} matches of this person stay.' },

  // The request, in the form of reports.
  thisIsMe: 'This is me, and I do not want to be named here',
  contact: 'How can we reach you?',
  contactHint: 'Only admins read it, to make sure that it is you. It is deleted once they have decided.',
  contactMissing: 'Say how we can reach you',
  requestWhat: 'What should we know?',
  requestHint:
    'For example how we can tell that it is you. Your name is then removed within {hours} hours of the decision, and your results stay without it.',
  requested: 'Your request has reached the admins. They will get in touch with you.',

  // The page of admins.
  title: 'Withheld names',
  lead: 'People who do not want to be named here. Admins alone see this page.',
  link: 'Withhold the name…',
  requests: 'Requests',
  requestsLoading: 'Loading the requests',
  requestsFailed: 'The requests could not be loaded',
  requestsOffline: 'Requests need a network',
  noRequests: 'No requests',
  noRequestsWhy: 'Nobody is waiting for an answer. You can also begin from the page of a player.',
  requestContact: 'Contact: {contact}',
  begin: 'Begin the steps',
  decline: 'Decline…',
  declineTitle: 'Decline this request?',
  declineBody: 'The request is deleted with its contact. Answer the person first.',
  declineOk: 'Decline',
  keptFor: 'A request that nobody decides is deleted after {count} days.',
  failed: 'It did not work: {why}',

  // The steps.
  stepsOf: 'Withhold the name of {name}',
  who: '1. Make sure who it is',
  whoBody:
    'Write to the person and let them show that they are who they say, for example from an account that the page already links to. Ask for no more papers than you need, and keep none.',
  pages: '2. Choose all pages of this person',
  matchCount: { one: '1 match', other: '{count} matches' },
  pagesBody: 'Pages that were merged into these go with them. Other people with the same name keep theirs.',
  names: '3. Check what is searched for',
  namesHint:
    'One name a line. Each is replaced wherever it stands in a text, also of other people with this name; links that contain it are removed. Leave out single words that mean other things as well.',
  tooManyNames: 'At most {most} names of up to {max} characters',
  happens: '4. What happens',
  happensPages:
    'The pages keep their results. Name, facts, notes and links go, also from all earlier changes.',
  happensTexts: 'The name goes from matches, events, notes, replies, logs and news.',
  happensFiles:
    'Published files are made anew and the old ones deleted. Within {hours} hours nothing that we serve names the person.',
  happensGood: 'It cannot be undone. Copies that others have made and backups are not reached by it.',
  sure: 'I have made sure that this person asks for it',
  ok: 'Withhold the name',
  offline: 'This needs a network.',
  begun: 'The name is gone from the page',
  begunBody:
    'All other places follow by themselves, published files within {hours} hours. The log of Wiki Moderation says when everything is done.',
});
