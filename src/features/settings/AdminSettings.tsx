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

const pages = [
  {
    route: 'siteSettings',
    title: titles.siteSettings,
    hint: siteSettings.linkHint,
    link: siteSettings.link,
  },
  { route: 'definitions', title: titles.definitions, hint: definitions.linkHint, link: definitions.link },
] as const;

export function AdminSettings() {
  const t = useText();
  if (!useAppSelector(selectIsAdmin)) return null;
  return pages.map(({ route, title, hint, link }) => (
    <Section key={route} title={t(title)}>
      <Stack gap={2}>
        <p>{t(hint)}</p>
        <div>
          <ButtonLink to={path(route)}>{t(link)}</ButtonLink>
        </div>
      </Stack>
    </Section>
  ));
}
