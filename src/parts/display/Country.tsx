import { countryCode } from '@/language/countries';
import { useLanguage } from '@/language/useLanguage';
import { Flag } from '@/ui/Flag';

/** A country as the reader's language calls it, with its flag; it is stored by its code or by its English name. */
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
