import type { User } from '@/backend/backend';

// A separate file: the script before the first paint imports it and must stay small.

export const roles = ['visitor', 'member', 'moderator'] as const;
export type Role = (typeof roles)[number];

export const roleOf = (user: User | null): Role =>
  !user?.uid ? 'visitor' : user.moderator ? 'moderator' : 'member';
