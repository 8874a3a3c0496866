import { countryCode } from '@/language/countries';
import { useLanguage } from '@/language/useLanguage';
import { Flag } from '@/ui/Flag';

/** A country's name in the reader's language with its flag. Stored as a code or as an English name. */
export function Country({ stored }: { readonly stored: string }) {
  const { country } = useLanguage();
  const code = countryCode(stored);
  return (
    <>
      {code !== undefined && <Flag code={code} />}
      {country(stored)}
    </>
  );
}
