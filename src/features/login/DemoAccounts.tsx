import { useState } from 'react';
import { login } from '@/language/en/login';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { useAppDispatch, type Extra } from '@/store/typed';
import { Button } from '@/ui/Button';
import styles from './LoginPage.module.css';

const texts = {
  editor: login.continueAsEditor,
  moderator: login.continueAsModerator,
} as const satisfies Record<Extra['demoAccounts'][number]['role'], Text>;

export interface DemoAccountsProps {
  readonly disabled: boolean;
  readonly onChoose: (account: Extra['demoAccounts'][number]) => void;
}

export function DemoAccounts({ disabled, onChoose }: DemoAccountsProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [accounts] = useState(() => dispatch((_, _getState, { demoAccounts }) => demoAccounts));
  if (accounts.length === 0) return null;
  return (
    <div className={styles.demo}>
      <p className={styles.text}>{t(login.demo)}</p>
      {accounts.map((account) => (
        <Button key={account.email} size="sm" disabled={disabled} onClick={() => onChoose(account)}>
          {t(texts[account.role])}
        </Button>
      ))}
    </div>
  );
}
