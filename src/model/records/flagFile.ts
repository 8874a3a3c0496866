/** Codes of countries, and of parts of them such as `GB-SCT`. The list of all is larger than most pages. */
const isCode = /^[A-Z]{2}(-[A-Z]{3})?$/;

/**
 * The address of a country's flag, for pages and for the rows that the server writes. `undefined` if no
 * country is known, or if the stored text is no code. Not a sign in the text, because Windows draws none.
 */
export const flagFile = (country: string | undefined): string | undefined =>
  country !== undefined && isCode.test(country) ? `/flags/${country}.svg` : undefined;
