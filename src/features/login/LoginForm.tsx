import { useState, type FormEvent } from 'react';
import { resetPassword, signIn, signInWithGoogle, signUp } from '@/features/wiki/session/sessionThunks';
import { selectSessionKnown } from '@/features/wiki/session/sessionSelectors';
import { FormError } from '@/features/wiki/editing/FormError';
import { limits } from '@/model/limits';
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
  signIn: 'Sign in',
  signUp: 'Create account',
  reset: 'Send link',
} as const satisfies Record<Mode, string>;

/** Email and password, Google, and for those who have neither yet a new account. */
export function LoginForm({ onDone }: { readonly onDone: () => void }) {
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
    else if (mode === 'signUp') run(() => dispatch(signUp(address, password, name.trim())), onDone);
    else
      run(
        () => dispatch(resetPassword(address)),
        () => setSentTo(address),
      );
  };
  const incomplete =
    email.trim() === '' || (mode !== 'reset' && password === '') || (mode === 'signUp' && name.trim() === '');

  return (
    <Card>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h2 className={styles.title}>{titles[mode]}</h2>
        {mode === 'reset' && <p className={styles.text}>We send a link to choose a new password.</p>}
        {mode === 'signUp' && (
          <TextField
            label="Name"
            hint="Shown beside what you propose"
            value={name}
            onChange={setName}
            autoComplete="name"
            maxLength={limits.profileName}
            required
          />
        )}
        <TextField
          label="Email"
          type="email"
          value={email}
          onChange={setEmail}
          autoComplete={mode === 'signIn' ? 'username' : 'email'}
          required
        />
        {mode !== 'reset' && (
          <PasswordField
            label="Password"
            value={password}
            onChange={setPassword}
            autoComplete={mode === 'signUp' ? 'new-password' : 'current-password'}
            required
          />
        )}
        <FormError message={problem} />
        <p role="status" className={styles.text}>
          {sentTo !== undefined && `If ${sentTo} has an account, a mail with a link is on its way to it.`}
          {!known && 'Waiting for the sign-in service…'}
        </p>
        <Button type="submit" variant="primary" busy={busy} disabled={incomplete || !known}>
          {submitTexts[mode]}
        </Button>
        <div className={styles.switch}>
          {mode !== 'signUp' && (
            <Button variant="quiet" size="sm" onClick={() => show('signUp')}>
              Create an account
            </Button>
          )}
          {mode !== 'reset' && (
            <Button variant="quiet" size="sm" onClick={() => show('reset')}>
              Forgot password?
            </Button>
          )}
          {mode !== 'signIn' && (
            <Button variant="quiet" size="sm" onClick={() => show('signIn')}>
              I have an account
            </Button>
          )}
        </div>
        {mode !== 'reset' && (
          <>
            <p className={styles.or}>
              <span>or</span>
            </p>
            <Button disabled={!known || busy} onClick={() => run(() => dispatch(signInWithGoogle()), onDone)}>
              Continue with Google
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
  signIn: 'Welcome back',
  signUp: 'New account',
  reset: 'Forgotten password',
} as const satisfies Record<Mode, string>;
