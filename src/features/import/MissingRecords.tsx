import { importing } from '@/language/en/importing';
import { useText } from '@/language/useLanguage';
import styles from './Import.module.css';
import type { Names } from './useNames';

/** Says while records are missing: a known player or event may count as new. */
export function MissingRecords({ readiness }: Pick<Names, 'readiness'>) {
  const t = useText();
  if (readiness === 'ready') return undefined;
  return (
    <p role="status" className={styles.warning}>
      {t(importing.offlineNames)}
    </p>
  );
}
