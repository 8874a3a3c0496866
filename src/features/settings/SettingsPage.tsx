import { follow } from '@/language/en/follow';
import { stored } from '@/language/en/stored';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { definePage } from '@/store/page';
import { PageHeader } from '@/ui/PageHeader';
import { Section } from '@/ui/Section';
import { TextLink } from '@/ui/TextLink';
import { AccountSetting } from './AccountSetting';
import { AdminSettings } from './AdminSettings';
import { Appearance } from './Appearance';
import { ClearStorage } from './ClearStorage';
import { DigestSetting } from './DigestSetting';
import { KeepOffline } from './KeepOffline';
import { SendErrors } from './SendErrors';
import { StoredHere } from './StoredHere';
import { VerifyAddress } from './VerifyAddress';

function SettingsPage() {
  const t = useText();
  return (
    <>
      <PageHeader title={t(titles.settings)} description={t(stored.description)} />
      <VerifyAddress />
      <Section title={t(stored.appearance)}>
        <Appearance />
      </Section>
      <AccountSetting />
      <Section title={t(follow.following)}>
        <p>
          <TextLink to={path('following')}>{t(follow.all)}</TextLink>
        </p>
      </Section>
      <DigestSetting />
      <Section title={t(stored.onDevice)}>
        <StoredHere />
      </Section>
      <Section title={t(stored.keep)}>
        <KeepOffline />
      </Section>
      <SendErrors />
      <AdminSettings />
      <Section title={t(stored.clear)}>
        <ClearStorage />
      </Section>
    </>
  );
}

export const page = definePage({ Component: SettingsPage });
