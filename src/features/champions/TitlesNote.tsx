import { champions } from '@/language/en/champions';
import { useText } from '@/language/useLanguage';
import { Disclosure } from '@/ui/Disclosure';

export function TitlesNote() {
  const t = useText();
  return (
    <Disclosure summary={t(champions.note)} open={false}>
      <p>{t(champions.rules)}</p>
    </Disclosure>
  );
}
