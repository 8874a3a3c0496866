import { ShieldCheck } from 'lucide-react';
import { siteSettings as texts } from '@/language/en/siteSettings';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { TextLink } from '@/ui/TextLink';
import { selectIsAdmin } from '@/wiki/session/sessionSelectors';
import { SiteForm } from './SiteForm';

function SiteSettingsPage() {
  const t = useText();
  const admin = useAppSelector(selectIsAdmin);
  return (
    <>
      <PageHeader
        title={t(titles.siteSettings)}
        description={t(texts.description)}
        kicker={<TextLink to={path('settings')}>{t(titles.settings)}</TextLink>}
      />
      {admin ? (
        <SiteForm />
      ) : (
        <EmptyState icon={<ShieldCheck />} title={t(texts.onlyAdmins)}>
          {t(texts.onlyAdminsHint)}
        </EmptyState>
      )}
    </>
  );
}

export const page = definePage({ Component: SiteSettingsPage });
