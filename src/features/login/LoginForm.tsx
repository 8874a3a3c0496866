import { useState, type FormEvent } from 'react';
import { resetPassword, signIn, signInWithGoogle, signUp } from '@/wiki/session/sessionThunks';
import { selectSessionKnown } from '@/wiki/session/sessionSelectors';
import { FormError } from '@/parts/editing/FormError';
import { login } from '@/language/en/login';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { limits } from '@/model/limits';
import { isAddress } from '@/model/defaultProfileName';
import { cleanPersonName, isProfileName } from '@/model/profileName';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { PasswordField } from '@/ui/fields/PasswordField';
import { TextField } from '@/ui/fields/TextField';
import { DemoAccounts } from './DemoAccounts';
import styles from './LoginPage.module.css';
import { useAttempt } from './useAttempt';

type Mode = 'signIn' | 'signUp' | 'reset';

const submitTexts = {
  signIn: login.signIn,
  signUp: login.createAccount,
  reset: login.sendLink,
} as const satisfies Record<Mode, Text>;

/** Email and password, Google, and for those who have neither yet a new account. */
export function LoginForm({ onDone }: { readonly onDone: () => void }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const known = useAppSelector(selectSessionKnown);
  const [mode, setMode] = useState<Mode>('signIn');
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const { busy, problem, run, forget } = useAttempt();

  const show = (next: Mode) => {
    forget();
    setSentTo(undefined);
    setMode(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !known) return;
    const address = email.trim();
    if (mode === 'signIn') run(() => dispatch(signIn(address, password)), onDone);
    else if (mode === 'signUp') run(() => dispatch(signUp(address, password, cleanPersonName(name))), onDone);
    else
      run(
        () => dispatch(resetPassword(address)),
        () => setSentTo(address),
      );
  };
  const wanted = cleanPersonName(name);
  const nameProblem = wanted !== '' && (!isProfileName(wanted) || isAddress(wanted));
  const incomplete =
    email.trim() === '' ||
    (mode !== 'reset' && password === '') ||
    (mode === 'signUp' && (wanted === '' || nameProblem));

  return (
    <Card>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h2 className={styles.title}>{t(titles[mode])}</h2>
        {mode === 'reset' && <p className={styles.text}>{t(login.resetBody)}</p>}
        {mode === 'signUp' && (
          <TextField
            label={t(login.name)}
            hint={t(login.nameHint)}
            value={name}
            onChange={setName}
            autoComplete="name"
            maxLength={limits.profileName}
            required
          />
        )}
        <TextField
          label={t(login.email)}
          type="email"
          value={email}
          onChange={setEmail}
          autoComplete={mode === 'signIn' ? 'username' : 'email'}
          required
        />
        {mode !== 'reset' && (
          <PasswordField
            label={t(login.password)}
            value={password}
            onChange={setPassword}
            autoComplete={mode === 'signUp' ? 'new-password' : 'current-password'}
            required
          />
        )}
        <FormError
          message={mode === 'signUp' && nameProblem ? t(login.nameRefused) : problem && t(problem)}
        />
        <p role="status" className={styles.text}>
          {sentTo !== undefined && t(login.linkSent, { email: sentTo })}
          {!known && t(login.waitingForService)}
        </p>
        <Button type="submit" variant="primary" busy={busy} disabled={incomplete || !known}>
          {t(submitTexts[mode])}
        </Button>
        <div className={styles.switch}>
          {mode !== 'signUp' && (
            <Button variant="quiet" size="sm" onClick={() => show('signUp')}>
              {t(login.goToSignUp)}
            </Button>
          )}
          {mode !== 'reset' && (
            <Button variant="quiet" size="sm" onClick={() => show('reset')}>
              {t(login.goToReset)}
            </Button>
          )}
          {mode !== 'signIn' && (
            <Button variant="quiet" size="sm" onClick={() => show('signIn')}>
              {t(login.goToSignIn)}
            </Button>
          )}
        </div>
        {mode !== 'reset' && (
          <>
            <p className={styles.or}>
              <span>{t(login.or)}</span>
            </p>
            <Button disabled={!known || busy} onClick={() => run(() => dispatch(signInWithGoogle()), onDone)}>
              {t(login.google)}
            </Button>
          </>
        )}
        <DemoAccounts
          disabled={!known || busy}
          onChoose={(account) => run(() => dispatch(signIn(account.email, account.password)), onDone)}
        />
      </form>
    </Card>
  );
}

const titles = {
  signIn: login.welcomeBack,
  signUp: login.newAccount,
  reset: login.forgottenPassword,
} as const satisfies Record<Mode, Text>;
