import { bundles } from '@/language/en/bundles';
import { useText } from '@/language/useLanguage';
import type { Delta } from '@/model/proposals/delta';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { TextLink } from '@/ui/TextLink';
import { selectBundleIds } from '@/wiki/deltas/deltasSelectors';

export function BundleLink({ delta: { author, bundle } }: { readonly delta: Delta }) {
  const t = useText();
  const others = useAppSelector((state) =>
    bundle === undefined ? 0 : selectBundleIds(state, author, bundle).length - 1,
  );
  if (bundle === undefined || others < 1) return undefined;
  return (
    <TextLink to={path('bundle', { author, id: bundle })}>
      {t(bundles.withOthers, { count: others })}
    </TextLink>
  );
}
