import { defineTexts } from '../text';

/** Warnings for when the device cannot keep what it should; the settings screen has words of its own. */
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
});
