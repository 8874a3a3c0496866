import { defineTexts } from '../text';

/** A moderator deletes a match or a player. */
export const deleting = defineTexts('deleting', {
  delete: 'Delete',
  title: 'Delete {name}?',
  restorable:
    'Open proposals for it are rejected. For 90 days it can be restored from the log at the end of Wiki Moderation.',
  soon: '{name} is deleted in 10 seconds.',
});
