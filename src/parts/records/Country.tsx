import { useLanguage } from '@/language/useLanguage';
import { flagFile } from '@/model/records/flagFile';
import { Flag } from '@/ui/Flag';

export function Country({ stored }: { readonly stored: string }) {
  const { country } = useLanguage();
  return (
    <>
      <Flag src={flagFile(stored)} />
      {country(stored)}
    </>
  );
}
