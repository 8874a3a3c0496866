export const joined = (facts: readonly (string | false | undefined)[]): string =>
  facts.filter(Boolean).join(' · ');
