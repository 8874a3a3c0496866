import { lazy, Suspense, type CSSProperties } from 'react';
import { siteSettings as texts } from '@/language/en/siteSettings';
import { titles } from '@/language/en/titles';
import { builtInName } from '@/language/siteName';
import { useLanguage } from '@/language/useLanguage';
import { builtInColours, schemes } from '@/model/operating/siteColours';
import { factsOf, siteTexts, type SiteSettings } from '@/model/operating/siteFacts';
import { path } from '@/model/sharing/routes';
import { Button } from '@/ui/Button';
import { Logo } from '@/ui/Logo';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { filledIn } from '../termsText';
import styles from './SitePreview.module.css';

const Markdown = lazy(() => import('@/ui/Markdown'));

const documentTitles = { about: titles.about, terms: titles.terms } as const;

export function SitePreview({ settings }: { readonly settings: SiteSettings }) {
  const { t, code } = useLanguage();
  const facts = factsOf(settings);
  const { light, dark } = settings.colours ?? builtInColours;
  const accents = { '--site-light': light, '--site-dark': dark } as CSSProperties;
  return (
    <Section title={t(texts.preview)}>
      <Stack gap={3}>
        {schemes.map((scheme) => (
          <div
            key={scheme}
            inert
            className={styles.preview}
            data-colours=""
            data-theme={scheme}
            style={accents}
          >
            <div className={styles.brand}>
              <Logo />
              {settings.name ?? builtInName}
            </div>
            <div>
              <TextLink to={path('home')}>{t(scheme === 'light' ? texts.light : texts.dark)}</TextLink>
            </div>
            <div>
              <Button variant="primary">{t(texts.save)}</Button>
            </div>
          </div>
        ))}
        {siteTexts.map((name) => {
          const text = settings.texts?.[name];
          if (!text) return null;
          const shown = text[code] ?? text.en;
          return (
            <Section key={name} title={t(documentTitles[name])}>
              <Suspense>
                <Markdown>{name === 'terms' && facts.terms ? filledIn(shown, facts) : shown}</Markdown>
              </Suspense>
            </Section>
          );
        })}
      </Stack>
    </Section>
  );
}
