export interface Agreement {
  readonly version: number;
  readonly at: number;
}

/** The agreement in an account's private document; `undefined` if there is none. */
export function agreementOf(account: Readonly<Record<string, unknown>>): Agreement | undefined {
  const { terms: version, termsAt: at } = account;
  return typeof version === 'number' && typeof at === 'number' ? { version, at } : undefined;
}
