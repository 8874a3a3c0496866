/** What Auth has of an account, or `undefined` if there is no such account. */
export const existing = <T>(account: Promise<T>): Promise<T | undefined> =>
  account.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return undefined;
    throw error;
  });
