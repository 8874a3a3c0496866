import { useLanguage } from '@/language/useLanguage';
import { isCountryCode } from '@/model/schema/countries';
import { Flag } from '@/ui/Flag';

/** A country's name in the reader's language with its flag. */
export function Country({ stored }: { readonly stored: string }) {
  const { country } = useLanguage();
  return (
    <>
      {isCountryCode(stored) && <Flag code={stored} />}
      {country(stored)}
    </>
  );
}
