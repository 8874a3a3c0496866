import { PencilLine } from 'lucide-react';
import { changes as texts } from '@/language/en/changes';
import { useText } from '@/language/useLanguage';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { useEventsPath } from '@/wiki/sports/useSports';

export function NoChanges() {
  const t = useText();
  return (
    <EmptyState
      icon={<PencilLine />}
      title={t(texts.noneTitle)}
      action={<ButtonLink to={useEventsPath()}>{t(texts.noneAction)}</ButtonLink>}
    >
      {t(texts.noneBody)}
    </EmptyState>
  );
}
