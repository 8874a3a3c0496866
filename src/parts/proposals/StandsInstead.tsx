import { proposals } from '@/language/en/proposals';
import { useText } from '@/language/useLanguage';
import { standsInstead, type Cause } from '@/model/cause';
import { path } from '@/model/sharing/routes';
import { TextLink } from '@/ui/TextLink';

/** Links to the proposal that superseded a rejected one. Renders nothing otherwise. */
export function StandsInstead({ cause }: { readonly cause: Cause | undefined }) {
  const t = useText();
  const id = standsInstead(cause);
  if (id === undefined) return undefined;
  return <TextLink to={path('proposal', { id })}>{t(proposals.whatStands)}</TextLink>;
}
