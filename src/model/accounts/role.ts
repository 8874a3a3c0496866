export type Role = 'moderator' | 'admin';
