type Fetch = typeof globalThis.fetch;

/** Where the SDK asks, when a page opens, whether the account it remembers is still good. */
const asksForAccount = /\/v1\/accounts:lookup\b/;
/** The one status with which Identity Toolkit says something about the account: disabled, deleted, its token revoked. */
const aboutTheAccount = 400;

/**
 * A `fetch` that reports an overloaded or broken sign-in service as a failed connection. The Auth SDK signs people out,
 * and forgets them, when that first question is answered with anything but success or a failed connection
 * (`reloadAndSetCurrentUserOrClear`): a 503 or a 429 would do. All other requests pass unchanged.
 */
export function keepSignedIn(fetch: Fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (response.ok || response.status === aboutTheAccount || !asksForAccount.test(url)) return response;
    throw new TypeError(`The sign-in service answered with status ${response.status}`);
  };
}
