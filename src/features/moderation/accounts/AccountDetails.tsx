import { fields } from '@/language/en/fields';
import { accounts } from '@/language/en/accounts';
import { useText } from '@/language/useLanguage';
import type { AccountFacts } from '@/model/accounts/accountFacts';
import { DateText } from '@/ui/DateText';
import styles from './AccountDetails.module.css';

export function AccountDetails({ account }: { readonly account: AccountFacts }) {
  const t = useText();
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t(fields.name)}</dt>
        <dd>
          <bdi>{account.name ?? t(accounts.noName)}</bdi>
        </dd>
        <dt>{t(accounts.factEmail)}</dt>
        <dd>{account.email}</dd>
        <dt>{t(accounts.factCreated)}</dt>
        <dd>
          <DateText value={account.created} />
        </dd>
        <dt>{t(accounts.factUid)}</dt>
        <dd>
          <code>{account.uid}</code>
        </dd>
      </dl>
      <p>{t(accounts.grantBody)}</p>
    </>
  );
}
