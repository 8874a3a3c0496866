/** A role that an account may have, as a claim of its token. Admins grant and take that of moderators. */
export type Role = 'moderator' | 'admin';
