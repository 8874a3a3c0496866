import { defineTexts } from '../text';

/** A proposal beside what is there, and what went wrong with it. */
export const proposals = defineTexts('proposals', {
  aChange: 'a change',
  eventMissing: 'an event that is not there',
  matchMissing: 'a match that is not there',
  playerMissing: 'a player that is not there',
  changeOf: 'Change of {name}',
  is: 'Is',
  wouldBe: 'Would be',
  was: 'Was',
  became: 'Became',
  proposed: 'Proposed',
  whenProposed: 'When proposed',

  // A command that was refused.
  upsertDelta: 'This change could not be sent.',
  deleteDelta: 'This could not be withdrawn.',
  rejectDelta: 'This could not be rejected.',
  applyDeltas: 'This could not be applied.',
  reply: 'This reply could not be sent.',
  approveEvent: 'This event could not be approved.',
  deleteEvent: 'This event could not be deleted.',
  restore: 'This could not be restored.',
  saveProfile: 'Your name could not be saved.',
  setRole: 'The role could not be changed.',
  banUser: 'The ban could not be changed.',
  resetProfile: 'The name could not be reset.',
  saveDevice: 'Notifications could not be changed.',
});
