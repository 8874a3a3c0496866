import { userId } from '@/model/ids';
import { preferencesSlice } from '@/wiki/preferences/preferencesSlice';
import { createMemoryStorage } from './memoryStorage';

export const hintsKey = 'persist:hints';

/** A device that stores these parts of the hints, each as JSON. */
export const storedHints = (parts: Readonly<Record<string, string>>) =>
  createMemoryStorage(new Map([[hintsKey, JSON.stringify(parts)]]));

export const rememberedUser = {
  uid: userId('ann'),
  email: 'ann@example.com',
  name: 'Ann',
  emailVerified: true,
  moderator: true,
  admin: false,
};

export const preferencesOf = (theme: 'dark' | 'light') => ({ ...preferencesSlice.getInitialState(), theme });
