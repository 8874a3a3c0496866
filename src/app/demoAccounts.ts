/** The accounts that `npm start` makes; offered as one-click sign-ins only by builds that talk to emulators. */
export const demoAccounts = [
  { email: 'editor@example.com', password: 'armwiki', label: 'Continue as editor' },
  { email: 'moderator@example.com', password: 'armwiki', label: 'Continue as moderator' },
] as const;
