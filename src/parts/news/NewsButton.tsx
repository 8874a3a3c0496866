import { ArrowUp } from 'lucide-react';
import { records } from '@/language/en/records';
import { useText } from '@/language/useLanguage';
import { Button } from '@/ui/Button';
import type { News } from './useNews';

export function NewsButton({ count, show }: Pick<News<unknown>, 'count' | 'show'>) {
  const t = useText();
  if (count === 0) return null;
  return (
    <Button size="sm" icon={<ArrowUp />} onClick={show}>
      {t(records.showNew, { count })}
    </Button>
  );
}
