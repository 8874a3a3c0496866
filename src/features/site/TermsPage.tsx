import { lazy, Suspense } from 'react';
import { site } from '@/language/en/site';
import { titles } from '@/language/en/titles';
import { useLanguage } from '@/language/useLanguage';
import type { SiteFacts } from '@/model/operating/siteFacts';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { Stack } from '@/ui/Stack';
import { selectAgreedAt } from '@/wiki/site/agreementSelectors';
import { useSiteText } from '@/wiki/site/useSiteText';
import { useSiteFacts } from '@/wiki/site/useSiteFacts';
import { filledIn, termsText } from './termsText';

const loadMarkdown = () => import('@/ui/Markdown');
const Markdown = lazy(loadMarkdown);

function TermsPage() {
  const { t, dates } = useLanguage();
  const facts = useSiteFacts();
  const at = useAppSelector((state) => selectAgreedAt(state, facts.terms?.version));
  const day = at === undefined ? undefined : dates.day(at);
  return (
    <>
      <PageHeader
        title={t(titles.terms)}
        description={t(site.termsDescription)}
        meta={
          facts.terms && [t(site.version, { version: facts.terms.version }), day && t(site.agreedOn, { day })]
        }
      />
      {facts.terms ? (
        <Terms facts={facts} />
      ) : (
        <EmptyState title={t(site.noTermsTitle)}>{t(site.noTermsBody)}</EmptyState>
      )}
    </>
  );
}

function Terms({ facts }: { readonly facts: Extract<SiteFacts, { readonly terms: object }> }) {
  const { t, code } = useLanguage();
  const own = useSiteText('terms');
  return (
    <Stack gap={4}>
      {!facts.terms.checked && (
        <Panel>
          <p>{t(site.example, { operator: facts.operator.name })}</p>
        </Panel>
      )}
      <Suspense fallback={<LoadingState rows={14} label={t(site.loading)} />}>
        {own === null ? (
          <LoadingState rows={14} label={t(site.loading)} />
        ) : (
          <Markdown>{own === undefined ? termsText(code, facts) : filledIn(own, facts)}</Markdown>
        )}
      </Suspense>
    </Stack>
  );
}

export const page = definePage({
  Component: TermsPage,
  // Loaded before the page shows, so that the text does not shift the layout.
  prefetch: async () => void (await loadMarkdown()),
});
