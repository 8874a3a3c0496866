type Fetch = typeof globalThis.fetch;

/** The SDK's request at page open that checks whether the stored account is still valid. */
const asksForAccount = /\/v1\/accounts:lookup\b/;
/** The only status by which Identity Toolkit reports on the account: disabled, deleted, or token revoked. */
const aboutTheAccount = 400;

/**
 * A `fetch` that reports an overloaded or broken sign-in service as a network failure. If the first check is
 * answered with a 503 or 429, the Auth SDK signs the user out and forgets the account
 * (`reloadAndSetCurrentUserOrClear`). It tolerates only network failures. Other requests are unchanged.
 */
export function keepSignedIn(fetch: Fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (response.ok || response.status === aboutTheAccount || !asksForAccount.test(url)) return response;
    throw new TypeError(`The sign-in service answered with status ${response.status}`);
  };
}
