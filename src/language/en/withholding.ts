import { defineTexts } from '../text';

export const withholding = defineTexts('withholding', {
  isWithheld: 'This person asked not to be named',
  isWithheldWhy:
    'Name and facts were removed from the wiki. Results stay, so that opponents’ records are complete.',

  matchesStay: { one: '1 match by this person stays.', other: '{count} matches by this person stay.' },

  thisIsMe: 'This is me, and I do not want to be named here',
  contact: 'How can we reach you?',
  contactHint: 'Only admins see it, to make sure it is you. It is deleted after the decision.',
  contactMissing: 'Enter how we can reach you',
  requestWhat: 'What should we know?',
  requestHint:
    'For example, how we can confirm that it is you. After the decision your name is removed within {hours} hours; your results stay without it.',
  requested: 'Your request was sent. The admins will contact you.',

  title: 'Withheld names',
  lead: 'People who do not want to be named here. Only admins see this page.',
  adminsOnly: 'Admins only',
  adminsSignIn: 'If you are an admin, sign in to see the requests.',
  link: 'Withhold the name…',
  requests: 'Requests',
  requestsLoading: 'Loading the requests',
  requestsFailed: 'The requests could not be loaded',
  requestsOffline: 'You are offline',
  noRequests: 'No requests',
  noRequestsWhy: 'No one is waiting for an answer. You can also start from a player’s page.',
  requestContact: 'Contact: {contact}',
  begin: 'Start',
  decline: 'Decline…',
  declineTitle: 'Decline this request?',
  declineBody: 'The request and its contact details are deleted. Answer the person first.',
  declineOk: 'Decline',
  keptFor: 'Requests without a decision are deleted after {count} days.',
  failed: 'It did not work: {why}',

  stepsOf: 'Withhold the name of {name}',
  who: '1. Confirm who it is',
  whoBody:
    'Contact the person and have them confirm their identity, for example from an account the page already links to. Do not ask for more documents than you need, and keep none.',
  pages: '2. Choose all pages of this person',
  pagesBody: 'Pages merged into these are included. Other people with the same name are not affected.',
  names: '3. Check the names to search for',
  namesHint:
    'One name per line. Each is replaced in every text, even where it means another person with this name; links containing it are removed. Leave out single words with other meanings.',
  tooManyNames: 'At most {most} names of up to {max} characters',
  happens: '4. What happens',
  happensPages:
    'The pages keep their results. Name, facts, notes and links are removed, also from earlier changes.',
  happensTexts: 'The name is removed from matches, events, notes, replies, logs and news.',
  happensFiles:
    'Published files are created again and the old ones deleted. Within {hours} hours nothing we serve names the person.',
  happensGood: 'This cannot be undone. It does not reach backups or other people’s copies.',
  sure: 'I have confirmed that this person asks for it',
  ok: 'Withhold the name',
  offline: 'You need to be online for this.',
  begun: 'The name was removed from the page',
  begunBody:
    'All other places follow automatically, published files within {hours} hours. The log of Wiki Moderation shows when everything is done.',
});
