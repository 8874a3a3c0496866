import { useState } from 'react';
import { useAppDispatch, type Extra } from '@/store/typed';
import { Button } from '@/ui/Button';
import styles from './LoginPage.module.css';
import { readDemoAccounts } from './loginThunks';

export interface DemoAccountsProps {
  readonly disabled: boolean;
  readonly onChoose: (account: Extra['demoAccounts'][number]) => void;
}

/** The example accounts, one click each; nothing in a build for a real project, which has none. */
export function DemoAccounts({ disabled, onChoose }: DemoAccountsProps) {
  const dispatch = useAppDispatch();
  const [accounts] = useState(() => dispatch(readDemoAccounts()));
  if (accounts.length === 0) return null;
  return (
    <div className={styles.demo}>
      <p className={styles.text}>This copy runs on your machine. Its example accounts:</p>
      {accounts.map((account) => (
        <Button key={account.email} size="sm" disabled={disabled} onClick={() => onChoose(account)}>
          {account.label}
        </Button>
      ))}
    </div>
  );
}
