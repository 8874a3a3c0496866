import { delta, event, player } from '@test/support/factories';

export const moderator = { uid: 'mod', moderator: true };
export const rows = { events: [event('e1', { updatedAt: 7 })], players: [player('ann', { name: 'Ann' })] };
export const zoe = delta('zoe', {
  collection: 'player',
  docId: '',
  field: '',
  value: { name: 'Zoe' },
  timestamp: 2_000,
});
