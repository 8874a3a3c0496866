import { useEffect, useState } from 'react';
import type { User } from '@/backend/backend';
import { digest } from '@/language/en/digest';
import { useLanguage } from '@/language/useLanguage';
import { digestRhythms } from '@/model/news/digest';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { SelectField } from '@/ui/fields/SelectField';
import { Section } from '@/ui/Section';
import { enqueue } from '@/wiki/outbox/outboxThunks';
import { selectUser } from '@/wiki/session/sessionSelectors';
import styles from './Appearance.module.css';
import { selectDigest } from './digestSelectors';
import { refreshDigest, siteSendsMail } from './digestThunks';

const texts = { none: digest.none, daily: digest.daily, weekly: digest.weekly } as const;

export function DigestSetting() {
  const { t } = useLanguage();
  const user = useAppSelector(selectUser);
  if (!user) return null;
  return (
    <Section title={t(digest.title)}>
      <Rhythm user={user} />
    </Section>
  );
}

function Rhythm({ user }: { readonly user: User }) {
  const { t, code } = useLanguage();
  const dispatch = useAppDispatch();
  const [sends] = useState(() => dispatch(siteSendsMail()));
  const rhythm = useAppSelector((state) => selectDigest(state)?.rhythm);
  useEffect(() => {
    if (rhythm !== undefined) dispatch(refreshDigest(code));
  }, [dispatch, rhythm, code]);
  const hint = hintOf(user, sends);
  return (
    <div className={styles.fields}>
      <SelectField
        label={t(digest.label)}
        hint={t(hint, { email: user.email ?? '' })}
        value={rhythm ?? 'none'}
        // Mail can still be switched off if it no longer reaches the account.
        disabled={rhythm === undefined || (hint !== digest.hint && rhythm === 'none')}
        options={digestRhythms.map((each) => ({ value: each, label: t(texts[each]) }))}
        onChange={(wanted) =>
          wanted && dispatch(enqueue({ kind: 'saveDigest', rhythm: wanted, language: code }))
        }
      />
    </div>
  );
}

function hintOf({ email, emailVerified }: User, sends: boolean) {
  if (!sends) return digest.notConfigured;
  if (!email) return digest.noAddress;
  return emailVerified ? digest.hint : digest.notVerified;
}
