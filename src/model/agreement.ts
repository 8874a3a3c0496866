/** The newest terms of the site that an account has agreed to. */
export interface Agreement {
  readonly version: number;
  /** Server time, epoch milliseconds. */
  readonly at: number;
}

/** The agreement in an account's private document; `undefined` where it has agreed to nothing yet. */
export function agreementOf(account: Readonly<Record<string, unknown>>): Agreement | undefined {
  const { terms: version, termsAt: at } = account;
  return typeof version === 'number' && typeof at === 'number' ? { version, at } : undefined;
}
