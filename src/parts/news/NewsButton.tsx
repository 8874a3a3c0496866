import { ArrowUp } from 'lucide-react';
import { sports as texts } from '@/language/en/sports';
import { useText } from '@/language/useLanguage';
import { Button } from '@/ui/Button';
import type { News } from './useNews';

export function NewsButton({ count, show }: Pick<News<unknown>, 'count' | 'show'>) {
  const t = useText();
  if (count === 0) return null;
  return (
    <Button size="sm" icon={<ArrowUp />} onClick={show}>
      {t(texts.showNew, { count })}
    </Button>
  );
}
