import type { User } from '@/backend/backend';

// Apart from the slice, since the script before the first paint reads it and is to stay small.

/** As what somebody's pages are laid out. */
export const roles = ['visitor', 'member', 'moderator'] as const;
export type Role = (typeof roles)[number];

/** The role of a user in the navigation. */
export const roleOf = (user: User | null): Role =>
  !user?.uid ? 'visitor' : user.moderator ? 'moderator' : 'member';
