/** The accounts that `npm start` makes; offered as one-click sign-ins only by builds that talk to emulators. */
export const demoAccounts = [
  { email: 'editor@example.com', password: 'armwiki', role: 'editor' },
  { email: 'moderator@example.com', password: 'armwiki', role: 'moderator' },
] as const;
