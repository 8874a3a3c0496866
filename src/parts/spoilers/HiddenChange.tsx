import { spoilers } from '@/language/en/spoilers';
import { useText } from '@/language/useLanguage';
import { Stack } from '@/ui/Stack';
import { ResultButton } from './ResultButton';

/** Stands for whatever would tell the result of a match, with the button that shows it. */
export function HiddenChange({ id }: { readonly id: string }) {
  const t = useText();
  return (
    <Stack row gap={2}>
      <span>{t(spoilers.change)}</span>
      <ResultButton id={id} />
    </Stack>
  );
}
