import { useLanguage } from '@/language/useLanguage';
import { Flag } from '@/ui/Flag';

// The list of all codes is larger than most pages that show a country.
const isCode = /^[A-Z]{2}(-[A-Z]{3})?$/;

/** A country's name in the reader's language with its flag. */
export function Country({ stored }: { readonly stored: string }) {
  const { country } = useLanguage();
  return (
    <>
      {isCode.test(stored) && <Flag code={stored} />}
      {country(stored)}
    </>
  );
}
