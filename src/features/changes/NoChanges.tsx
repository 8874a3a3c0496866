import { PencilLine } from 'lucide-react';
import { changes as texts } from '@/language/en/changes';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';

export function NoChanges() {
  const t = useText();
  return (
    <EmptyState
      icon={<PencilLine />}
      title={t(texts.noneTitle)}
      action={<ButtonLink to={path('sports')}>{t(texts.noneAction)}</ButtonLink>}
    >
      {t(texts.noneBody)}
    </EmptyState>
  );
}
