import { siteSettings } from '@/language/en/siteSettings';
import { definitions } from '@/language/en/definitions';
import { useText } from '@/language/useLanguage';
import { titles } from '@/language/en/titles';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { selectIsAdmin } from '@/wiki/session/sessionSelectors';

/** Links to what only admins change. */
export function AdminSettings() {
  const t = useText();
  if (!useAppSelector(selectIsAdmin)) return null;
  return (
    <>
      <Section title={t(titles.siteSettings)}>
        <Stack gap={2}>
          <p>{t(siteSettings.linkHint)}</p>
          <div>
            <ButtonLink to={path('siteSettings')}>{t(siteSettings.link)}</ButtonLink>
          </div>
        </Stack>
      </Section>
      <Section title={t(titles.definitions)}>
        <Stack gap={2}>
          <p>{t(definitions.linkHint)}</p>
          <div>
            <ButtonLink to={path('definitions')}>{t(definitions.link)}</ButtonLink>
          </div>
        </Stack>
      </Section>
    </>
  );
}
