import { useState, type FormEvent } from 'react';
import { resetPassword, signIn, signInWithGoogle, signUp } from '@/wiki/session/sessionThunks';
import { selectSessionKnown } from '@/wiki/session/sessionSelectors';
import { FormError } from '@/parts/forms/FormError';
import { fields } from '@/language/en/fields';
import { login } from '@/language/en/login';
import { site } from '@/language/en/site';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { limits } from '@/model/schema/limits';
import { isAddress } from '@/model/names/defaultProfileName';
import { cleanPersonName, isProfileName } from '@/model/names/profileName';
import { useAppDispatch, useAppSelector, type Extra } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { Stack } from '@/ui/Stack';
import { PasswordField } from '@/ui/fields/PasswordField';
import { TextField } from '@/ui/fields/TextField';
import { TextLink } from '@/ui/TextLink';
import { useSiteFacts } from '@/wiki/site/useSiteFacts';
import { cx } from '@/ui/cx';
import look from '@/ui/words.module.css';
import styles from './LoginPage.module.css';
import { useAttempt } from '@/parts/session/useAttempt';
import type { Text } from '@/language/text';

const modes = {
  signUp: { title: login.newAccount, submit: login.createAccount, offer: login.goToSignUp },
  reset: { title: login.forgottenPassword, submit: login.sendLink, offer: login.goToReset },
  signIn: { title: login.welcomeBack, submit: login.signIn, offer: login.goToSignIn },
} as const;

type Mode = keyof typeof modes;

const modeNames = Object.keys(modes) as readonly Mode[];

interface Typed {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export function LoginForm({ onDone }: { readonly onDone: () => void }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const known = useAppSelector(selectSessionKnown);
  const [mode, setMode] = useState<Mode>('signIn');
  const [typed, setTyped] = useState<Typed>({ name: '', email: '', password: '' });
  const [sentTo, setSentTo] = useState<string>();
  const { busy, problem, run, forget } = useAttempt();

  const show = (next: Mode) => {
    forget();
    setSentTo(undefined);
    setMode(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Submitting before the auth code is loaded is fine: the call waits for it.
    if (busy) return;
    const { name, password } = typed;
    const address = typed.email.trim();
    if (mode === 'signIn') run(() => dispatch(signIn(address, password)), onDone);
    else if (mode === 'signUp') run(() => dispatch(signUp(address, password, cleanPersonName(name))), onDone);
    else
      run(
        () => dispatch(resetPassword(address)),
        () => setSentTo(address),
      );
  };
  const nameRefused = mode === 'signUp' && isRefusedName(typed.name);
  const disabled = !known || busy;

  return (
    <Panel>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h2 className={styles.title}>{t(modes[mode].title)}</h2>
        {mode === 'reset' && <p className={look.muted}>{t(login.resetBody)}</p>}
        <LoginFields
          mode={mode}
          typed={typed}
          onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
        />
        {mode === 'signUp' && <AgreedTo />}
        <FormError message={nameRefused ? t(login.nameRefused) : problem && t(problem)} />
        <p role="status" className={cx(look.muted, styles.said)}>
          {sentTo !== undefined && t(login.linkSent, { email: sentTo })}
          {!known && t(login.waitingForService)}
        </p>
        <Button type="submit" variant="primary" busy={busy} disabled={isIncomplete(mode, typed)}>
          {t(modes[mode].submit)}
        </Button>
        <ModeSwitch mode={mode} onChoose={show} />
        {mode !== 'reset' && (
          <WithGoogle disabled={disabled} onChoose={() => run(() => dispatch(signInWithGoogle()), onDone)} />
        )}
        <DemoAccounts
          disabled={disabled}
          onChoose={(account) => run(() => dispatch(signIn(account.email, account.password)), onDone)}
        />
      </form>
    </Panel>
  );
}

function AgreedTo() {
  const { terms } = useSiteFacts();
  return (
    <p className={look.muted}>
      {terms && (
        <Rich
          text={site.publishedUnder}
          values={{ licence: terms.licence.name }}
          tags={{ link: (words) => <TextLink to={path('terms')}>{words}</TextLink> }}
        />
      )}{' '}
      <Rich
        text={login.privacy}
        tags={{ link: (words) => <TextLink to={path('about')}>{words}</TextLink> }}
      />
    </p>
  );
}

/** Whether the typed name is invalid. An e-mail address is, because names are public. */
function isRefusedName(typed: string): boolean {
  const name = cleanPersonName(typed);
  return name !== '' && (!isProfileName(name) || isAddress(name));
}

const isIncomplete = (mode: Mode, { name, email, password }: Typed): boolean =>
  email.trim() === '' ||
  (mode !== 'reset' && password === '') ||
  (mode === 'signUp' && (cleanPersonName(name) === '' || isRefusedName(name)));

interface LoginFieldsProps {
  readonly mode: Mode;
  readonly typed: Typed;
  readonly onChange: (change: Partial<Typed>) => void;
}

function LoginFields({ mode, typed, onChange }: LoginFieldsProps) {
  const t = useText();
  const field = (name: keyof Typed) => ({
    value: typed[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <>
      {mode === 'signUp' && (
        <TextField
          label={t(fields.name)}
          hint={t(login.nameHint)}
          {...field('name')}
          autoComplete="name"
          maxLength={limits.profileName}
          required
        />
      )}
      <TextField
        label={t(login.email)}
        type="email"
        {...field('email')}
        autoComplete={mode === 'signIn' ? 'username' : 'email'}
        required
      />
      {mode !== 'reset' && (
        <PasswordField
          label={t(login.password)}
          {...field('password')}
          autoComplete={mode === 'signUp' ? 'new-password' : 'current-password'}
        />
      )}
    </>
  );
}

interface ModeSwitchProps {
  readonly mode: Mode;
  readonly onChoose: (mode: Mode) => void;
}

function ModeSwitch({ mode, onChoose }: ModeSwitchProps) {
  const t = useText();
  return (
    <Stack row gap={1} spread>
      {modeNames
        .filter((other) => other !== mode)
        .map((other) => (
          <Button key={other} variant="quiet" size="sm" onClick={() => onChoose(other)}>
            {t(modes[other].offer)}
          </Button>
        ))}
    </Stack>
  );
}

function WithGoogle({ disabled, onChoose }: { readonly disabled: boolean; readonly onChoose: () => void }) {
  const t = useText();
  return (
    <>
      <p className={styles.or}>
        <span>{t(login.or)}</span>
      </p>
      <Button disabled={disabled} onClick={onChoose}>
        {t(login.google)}
      </Button>
    </>
  );
}

const demoTexts = {
  editor: login.continueAsEditor,
  moderator: login.continueAsModerator,
} as const satisfies Record<Extra['demoAccounts'][number]['role'], Text>;

interface DemoAccountsProps {
  readonly disabled: boolean;
  readonly onChoose: (account: Extra['demoAccounts'][number]) => void;
}

function DemoAccounts({ disabled, onChoose }: DemoAccountsProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [accounts] = useState(() => dispatch((_, _getState, { demoAccounts }) => demoAccounts));
  if (accounts.length === 0) return null;
  return (
    <div className={styles.demo}>
      <p className={look.muted}>{t(login.demo)}</p>
      {accounts.map((account) => (
        <Button key={account.email} size="sm" disabled={disabled} onClick={() => onChoose(account)}>
          {t(demoTexts[account.role])}
        </Button>
      ))}
    </div>
  );
}
