import { fields } from '@/language/en/fields';
import { accounts } from '@/language/en/accounts';
import { useText } from '@/language/useLanguage';
import type { AccountFacts } from '@/model/accounts/accountFacts';
import { DateText } from '@/ui/DateText';
import { DefinitionList } from '@/ui/DefinitionList';

export function AccountDetails({ account }: { readonly account: AccountFacts }) {
  const t = useText();
  return (
    <>
      <DefinitionList
        items={[
          { term: t(fields.name), value: <bdi>{account.name ?? t(accounts.noName)}</bdi> },
          { term: t(accounts.factEmail), value: account.email },
          { term: t(accounts.factCreated), value: <DateText value={account.created} /> },
          { term: t(accounts.factUid), value: <code>{account.uid}</code> },
        ]}
      />
      <p>{t(accounts.grantBody)}</p>
    </>
  );
}
