import { Compass } from 'lucide-react';
import { useLocation } from 'react-router';
import { records } from '@/language/en/records';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';

export function NotFound() {
  const t = useText();
  const { pathname, search } = useLocation();
  useHead(t(records.pageNotFound));
  return (
    <>
      <PageHeader title={t(records.pageNotFound)} />
      <EmptyState
        icon={<Compass />}
        title={t(records.nothingHere)}
        action={
          <Stack row gap={2}>
            <ButtonLink to={path('home')} variant="primary">
              {t(records.goHome)}
            </ButtonLink>
            <ButtonLink to={path('players')}>{t(records.findPlayer)}</ButtonLink>
          </Stack>
        }
      >
        <p>
          <Rich text={records.noSuchPage} values={{ address: <code>{pathname + search}</code> }} />
        </p>
      </EmptyState>
    </>
  );
}
