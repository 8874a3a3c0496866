import { spoilers } from '@/language/en/spoilers';
import { useText } from '@/language/useLanguage';
import { Stack } from '@/ui/Stack';
import { ResultButton } from './ResultButton';

/** Replaces a change that would reveal a match's result with the button that shows it. */
export function HiddenChange({ id }: { readonly id: string }) {
  const t = useText();
  return (
    <Stack row gap={2}>
      <span>{t(spoilers.change)}</span>
      <ResultButton id={id} />
    </Stack>
  );
}
