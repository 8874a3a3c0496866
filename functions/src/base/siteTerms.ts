import { siteFactsOf, statedTermsOf, type StatedTerms } from '@/model/siteFacts';

/** The terms of the data that the environment of the functions states, if any. Throws where it contradicts itself. */
export function siteTerms(env: NodeJS.ProcessEnv, origin: string): StatedTerms | undefined {
  const facts = siteFactsOf(env);
  if (!facts.ok) throw new Error(facts.error);
  return statedTermsOf(facts.value, origin);
}
