import { loading } from '@/language/en/loading';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { TopProgress } from '@/ui/TopProgress';
import { selectFillShare } from '@/wiki/scopes/scopesSelectors';

export function FillProgress() {
  const t = useText();
  const share = useAppSelector(selectFillShare);
  return share === undefined ? null : <TopProgress share={share} label={t(loading.filling)} />;
}
