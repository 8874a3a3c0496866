import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { useScopeStatus } from '@/wiki/scopes/useScope';
import { ScopeState } from '../scopes/ScopeState';
import { NotFound } from './NotFound';

/** Stands in for the page of a sport that is not known yet: its definition may still be loading. */
export function UnknownSport() {
  const t = useText();
  const scope = useScopeStatus({ kind: 'sports' });
  return (
    <ScopeState scopes={[scope]} empty what={t(titles.sports)} rows={14} nothing={<NotFound />}>
      {undefined}
    </ScopeState>
  );
}
