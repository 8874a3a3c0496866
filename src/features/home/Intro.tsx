import { X } from 'lucide-react';
import { useState } from 'react';
import { home } from '@/language/en/home';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { IconButton } from '@/ui/Button';
import { selectLikelyRole } from '@/wiki/session/sessionSelectors';
import { dismissIntro, isIntroDismissed } from './introDismissal';
import styles from './HomePage.module.css';

/** One line for visitors, who may not know what the site is. */
export function Intro({ sports }: { readonly sports: string }) {
  const t = useText();
  const visits = useAppSelector((state) => selectLikelyRole(state) === 'visitor');
  const [shown, setShown] = useState(!isIntroDismissed());
  if (!visits || !shown) return undefined;
  return (
    <div className={styles.intro}>
      <p>{t(home.intro, { sports })}</p>
      <IconButton
        label={t(home.dismissIntro)}
        icon={<X />}
        size="sm"
        onClick={() => {
          dismissIntro();
          setShown(false);
        }}
      />
    </div>
  );
}
