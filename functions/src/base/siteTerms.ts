import { siteFactsOf, statedTermsOf, type StatedTerms } from '@/model/operating/siteFacts';

export function siteTerms(env: NodeJS.ProcessEnv, origin: string): StatedTerms | undefined {
  const facts = siteFactsOf(env);
  if (!facts.ok) throw new Error(facts.error);
  return statedTermsOf(facts.value, origin);
}
