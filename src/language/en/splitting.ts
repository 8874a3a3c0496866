import { defineTexts } from '../text';

/** One page that is about two people. */
export const splitting = defineTexts('splitting', {
  link: 'Two people…',
  title: 'One page for two people?',
  of: 'Whose matches are on the page of {name}?',
  signInWhy: 'Whoever is signed in can propose that the matches of a page are of two people.',
  nothing: 'No match is on this page',
  nothingBody: 'There is nothing to divide.',
  choose: 'Matches of the other person',
  chooseHint: 'Choose the matches of the other person. The others stay here.',
  chosen: '{count} of {all} chosen',
  ofOther: 'Of the other person: {match}',
  other: 'The other person',
  newPage: 'Gets a new page',
  knownPage: 'Has a page already',
  name: 'Name of the other person',
  nameHint: 'Two people may have the same name.',
  page: 'The page of the other person',
  chooseSome: 'Choose at least one match',
  leaveSome: 'Choose fewer: at least one match stays',
  nameMissing: 'Say how the other person is called',
  pageMissing: 'Choose the page of the other person',
  met: 'The other person fought in one of these matches already',
  follows: 'What follows',
  moved: {
    one: '1 match is shown on the page of {name} instead.',
    other: '{count} matches are shown on the page of {name} instead.',
  },
  different: 'The two are remembered as two people, so that nobody asks again.',
  back: 'Everything is one proposal: it is decided together, and can be taken back together at any time.',
  propose: 'Propose to divide the page',
  proposed: {
    one: 'It is proposed that 1 match is of {name}.',
    other: 'It is proposed that {count} matches are of {name}.',
  },
});
