import { lazy, Suspense } from 'react';
import { routes } from '@/model/routes';
import { definePage } from '@/store/page';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { useHead } from '@/ui/useHead';
import home from './home.md';

const loadMarkdown = () => import('@/ui/Markdown');
const Markdown = lazy(loadMarkdown);

function AboutPage() {
  useHead(routes.about.title, { description: 'What Armwiki is and how an edit becomes a fact.' });
  return (
    <>
      <PageHeader title={routes.about.title} />
      <Suspense fallback={<LoadingState rows={14} label="Loading the text" />}>
        <Markdown>{home}</Markdown>
      </Suspense>
    </>
  );
}

export const page = definePage({
  Component: AboutPage,
  // Here before the page is, so that the text needs no place held for it.
  prefetch: async () => void (await loadMarkdown()),
});
