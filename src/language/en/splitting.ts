import { defineTexts } from '../text';

/** Splitting a page that is about two people. */
export const splitting = defineTexts('splitting', {
  link: 'Two people…',
  title: 'One page for two people?',
  of: 'Whose matches are on the page of {name}?',
  signInWhy: 'Sign in to propose that the matches on a page belong to two people.',
  nothing: 'No matches on this page',
  nothingBody: 'There is nothing to split.',
  choose: 'Matches of the other person',
  chooseHint: 'Choose the other person’s matches. The rest stay here.',
  chosen: '{count} of {all} chosen',
  ofOther: 'Belongs to the other person: {match}',
  other: 'The other person',
  newPage: 'Create a new page',
  knownPage: 'Already has a page',
  name: 'Name of the other person',
  nameHint: 'Two people can have the same name.',
  page: 'The page of the other person',
  chooseSome: 'Choose at least one match',
  leaveSome: 'Leave at least one match here',
  nameMissing: 'Enter the other person’s name',
  pageMissing: 'Choose the page of the other person',
  met: 'The other person already competed in one of these matches',
  follows: 'What happens',
  moved: {
    one: '1 match moves to the page of {name}.',
    other: '{count} matches move to the page of {name}.',
  },
  different: 'They are marked as different people, so no one asks again.',
  back: 'This is one proposal: a moderator decides on all of it, and it can be reverted together at any time.',
  propose: 'Propose to split the page',
  proposed: {
    one: 'You proposed that 1 match belongs to {name}.',
    other: 'You proposed that {count} matches belong to {name}.',
  },
});
