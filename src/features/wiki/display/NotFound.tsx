import { Compass } from 'lucide-react';
import { useLocation } from 'react-router';
import { path } from '@/model/routes';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';

/** What stands at an address that leads nowhere. */
export function NotFound() {
  const { pathname } = useLocation();
  useHead('Page not found');
  return (
    <>
      <PageHeader title="Page not found" />
      <EmptyState
        icon={<Compass />}
        title="Nothing lives at this address"
        action={
          <Stack row gap={2}>
            <ButtonLink to={path('home')} variant="primary">
              Go to the home page
            </ButtonLink>
            <ButtonLink to={path('players')}>Find a player</ButtonLink>
          </Stack>
        }
      >
        <p>
          <code>{pathname}</code> is no page of Armwiki. The link may be old, or mistyped.
        </p>
      </EmptyState>
    </>
  );
}
