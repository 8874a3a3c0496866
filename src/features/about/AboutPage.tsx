import { lazy, Suspense } from 'react';
import { site } from '@/language/en/site';
import { titles } from '@/language/en/titles';
import type { LanguageCode } from '@/language/languages';
import { siteName } from '@/language/siteName';
import { useLanguage } from '@/language/useLanguage';
import { definePage } from '@/store/page';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { useSiteText } from '@/wiki/site/useSiteText';
import english from './home.md';
import japanese from './home.ja.md';

const homes = { en: english, ja: japanese } as const satisfies Record<LanguageCode, string>;

const loadMarkdown = () => import('@/ui/Markdown');
const Markdown = lazy(loadMarkdown);

function AboutPage() {
  const { t, code } = useLanguage();
  const own = useSiteText('about');
  return (
    <>
      <PageHeader title={t(titles.about)} description={t(site.aboutDescription)} />
      <Suspense fallback={<LoadingState rows={14} label={t(site.loading)} />}>
        {own === null ? (
          <LoadingState rows={14} label={t(site.loading)} />
        ) : (
          <Markdown>{own ?? homes[code].replaceAll('{site}', siteName())}</Markdown>
        )}
      </Suspense>
    </>
  );
}

export const page = definePage({
  Component: AboutPage,
  // Loaded before the page shows, so that the text does not shift the layout.
  prefetch: async () => void (await loadMarkdown()),
});
