import { defineTexts } from '../text';

export const editButtons = defineTexts('editButtons', {
  addEvent: 'Add event',
  addMatch: 'Add match',
  addPlayer: 'Add player',
  editFacts: 'Edit facts',
  tools: 'More tools',
  editField: 'Edit {field}',
  editFieldOf: 'Edit {field} {record}',
  signInToEdit: 'Sign in to edit',
});
