import { defineTexts } from '../text';

/** Warnings that the device cannot store data. The settings screen has texts of its own. */
export const storage = defineTexts('storage', {
  full: 'This device is out of space. {site} works, but may have to load pages again.',
  newer:
    'A newer version of {site} has stored data on this device. This version works without it. Reload to get the newer version.',
  damaged: 'Some data on this device was damaged and is being loaded again.',
  blocked: 'This browser does not let {site} store data. It works, but has to load pages again.',
  onlyHere: {
    one: '1 change could not be saved and exists only in this tab. Keep the tab open until it is sent.',
    other:
      '{count} changes could not be saved and exist only in this tab. Keep the tab open until they are sent.',
  },
  unreadable: {
    one: 'This version of {site} cannot read 1 change stored on this device. It is neither sent nor deleted.',
    other:
      'This version of {site} cannot read {count} changes stored on this device. They are neither sent nor deleted.',
  },
});
