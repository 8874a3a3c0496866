/** The accounts that `npm start` creates. Only builds for emulators offer them. */
export const demoAccounts = [
  { email: 'editor@example.com', password: 'armwiki', role: 'editor' },
  { email: 'moderator@example.com', password: 'armwiki', role: 'moderator' },
] as const;
