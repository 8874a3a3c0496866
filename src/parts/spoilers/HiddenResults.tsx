import { EyeOff } from 'lucide-react';
import { spoilers } from '@/language/en/spoilers';
import { useText } from '@/language/useLanguage';
import { useAppDispatch } from '@/store/typed';
import { revealRatings } from '@/wiki/spoilers/spoilersThunks';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

export function HiddenResults() {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <EmptyState
      icon={<EyeOff />}
      title={t(spoilers.hidden)}
      action={<Button onClick={() => dispatch(revealRatings())}>{t(spoilers.showResults)}</Button>}
    >
      {t(spoilers.hiddenHint)}
    </EmptyState>
  );
}
