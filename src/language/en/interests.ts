import { defineTexts } from '../text';

export const interests = defineTexts('interests', {
  ask: 'I have an interest…',
  title: 'In which of these do you have an interest?',
  what: 'Choose what is your own, or your team’s. Other moderators then decide about it. Moderators can read this in the log.',
  save: 'Save',
  change: 'Change your interests…',
  yours: 'Your interests',
  yoursBody: 'Other moderators decide about these.',
  end: 'End',
  left: 'You declared an interest in this, so another moderator has to decide.',
  alone:
    'You declared an interest in this, but no other moderator can decide it. If you do, the log will say so.',
});
