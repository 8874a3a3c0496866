import { useId, useState } from 'react';
import { TriangleAlert } from 'lucide-react';
import { flags as texts } from '@/language/en/flags';
import { useText } from '@/language/useLanguage';
import { TextLink } from '@/ui/TextLink';
import { flagRules, type Flag, type FlagCode } from '@/wiki/review/flags';
import styles from './FlagBadges.module.css';

export function FlagBadges({ flags }: { readonly flags: readonly Flag[] }) {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState<FlagCode>();
  const shown = flags.find(({ code }) => code === open);
  if (flags.length === 0) return undefined;
  return (
    <>
      <ul role="list" aria-label={t(texts.flags)} className={styles.flags}>
        {flags.map(({ code, severity, sentence }) => (
          <li key={code}>
            <button
              type="button"
              className={styles.flag}
              data-severity={severity}
              title={t(sentence)}
              aria-expanded={code === open}
              aria-controls={id}
              onClick={() => setOpen(code === open ? undefined : code)}
            >
              {severity === 'error' && <TriangleAlert />}
              {t(flagRules[code].label)}
            </button>
          </li>
        ))}
      </ul>
      <p id={id} className={styles.sentence}>
        {shown && t(shown.sentence)}
        {shown?.fix && (
          <>
            {' '}
            <TextLink to={shown.fix.to}>{t(shown.fix.label)}</TextLink>
          </>
        )}
      </p>
    </>
  );
}
