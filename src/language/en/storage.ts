import { defineTexts } from '../text';

/** What the device keeps: the settings screen, and what is told when it cannot. */
export const storage = defineTexts('storage', {
  full: 'This device has no space left. Armwiki works, but may have to load again what you have seen.',
  newer:
    'A newer version of Armwiki has stored its data on this device. This version works without it; reload to get the newer one.',
  damaged: 'Some of what this device had stored was damaged. It is loaded again.',
  blocked:
    'This browser does not let Armwiki store anything. It works, but has to load again what you have seen.',
  onlyHere: {
    one: '1 change could not be stored and is only in this tab. Keep the tab open until it is sent.',
    other:
      '{count} changes could not be stored and are only in this tab. Keep the tab open until they are sent.',
  },
  unreadable: {
    one: '1 change stored on this device cannot be read by this version of Armwiki. It is neither sent nor deleted.',
    other:
      '{count} changes stored on this device cannot be read by this version of Armwiki. They are neither sent nor deleted.',
  },

  description: 'How Armwiki looks on this device, and what it keeps there.',
  appearance: 'Appearance',
  onDevice: 'On this device',
  used: 'Space used',
  usedOf: '{used} of {quota}',
  unknown: 'The browser does not tell',
  events: 'Events',
  matches: 'Matches',
  players: 'Players',
  proposals: 'Proposals',
  waiting: 'Changes not yet sent',
  durability: 'Kept when space runs out',
  durabilityGranted: 'Yes, the browser has promised',
  durabilityRefused: 'Not promised: the browser may delete it. Nothing sent is ever lost.',
  durabilityUnknown: 'Not asked yet',
  durabilityUnsupported: 'This browser cannot promise it',
  ask: 'Ask the browser',
  keep: 'Keep for offline use',
  keepHint:
    'What you have looked at is there anyway. What you choose here is loaded whole and kept up to date.',
  keepSport: 'Everything of {sport}',
  keepEvents: 'All events',
  keepEvent: 'Keep this event for offline use',
  keepPlayers: 'All players',
  upToDate: 'Complete and up to date',
  complete: 'Complete; checked again when there is a network',
  loading: { one: 'Loading: 1 so far', other: 'Loading: {count} so far' },
  loadingShare: {
    one: 'Loading: 1 so far, {share} of all',
    other: 'Loading: {count} so far, {share} of all',
  },
  waitsForNetwork: 'Loading starts when there is a network',
  clear: 'Clear',
  clearSeen: 'Clear what is not kept',
  clearAll: 'Clear everything',
  clearSeenTitle: 'Clear what is not kept for offline use?',
  clearAllTitle: 'Clear everything stored on this device?',
  clearWarning: 'The page loads again afterwards. What is shown then comes from the network.',
  clearKeepsChanges: {
    one: 'Your 1 unsent change stays.',
    other: 'Your {count} unsent changes stay.',
  },
  discardTitle: { one: 'Also delete 1 unsent change?', other: 'Also delete {count} unsent changes?' },
  discardWarning: 'They exist only on this device and cannot be brought back. Cancel keeps them.',
  clearFailed: 'The browser did not let Armwiki clear its storage.',
});
