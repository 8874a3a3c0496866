import { loading } from '@/language/en/loading';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { selectFillShare } from '@/wiki/scopes/scopesSelectors';
import styles from './FillProgress.module.css';

export function FillProgress() {
  const t = useText();
  const share = useAppSelector(selectFillShare);
  if (share === undefined) return null;
  return <progress className={styles.progress} aria-label={t(loading.filling)} value={share} max={1} />;
}
