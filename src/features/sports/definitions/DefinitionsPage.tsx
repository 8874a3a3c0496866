import { ShieldCheck } from 'lucide-react';
import { definitions } from '@/language/en/definitions';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { TextLink } from '@/ui/TextLink';
import { selectIsAdmin } from '@/wiki/session/sessionSelectors';
import { DefinitionForm } from './DefinitionForm';

function DefinitionsPage() {
  const t = useText();
  const admin = useAppSelector(selectIsAdmin);
  return (
    <>
      <PageHeader
        title={t(titles.definitions)}
        description={t(definitions.description)}
        kicker={<TextLink to={path('settings')}>{t(titles.settings)}</TextLink>}
      />
      {admin ? (
        <DefinitionForm />
      ) : (
        <EmptyState icon={<ShieldCheck />} title={t(definitions.onlyAdmins)}>
          {t(definitions.onlyAdminsHint)}
        </EmptyState>
      )}
    </>
  );
}

export const page = definePage({ Component: DefinitionsPage });
