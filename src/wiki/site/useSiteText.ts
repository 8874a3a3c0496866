import { useLanguage } from '@/language/useLanguage';
import type { SiteTextName } from '@/model/operating/siteFacts';
import { useAnswer } from '../answers/useAnswer';
import { useSiteFacts } from './useSiteFacts';

/** A document in the site's own words: `null` until it is here, `undefined` where the site has the app's. */
export function useSiteText(name: SiteTextName): string | null | undefined {
  const { code } = useLanguage();
  const { worded = [] } = useSiteFacts();
  const isOwn = worded.includes(name);
  const { data, failed } = useAnswer(isOwn ? { kind: 'site' } : undefined);
  if (!isOwn || failed) return undefined;
  if (!data) return null;
  const text = data.texts?.[name];
  return text && (text[code] ?? text.en);
}
