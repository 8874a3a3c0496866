import { Plus } from 'lucide-react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { FormButton } from './FormButton';
import { MatchDialog } from './lazyDialogs';

/** Opens the dialog for a new match on an event's card; nothing for visitors who are not signed in. */
export function AddMatchButton(props: { readonly eventId: string }) {
  const t = useText();
  return (
    <FormButton icon={<Plus aria-hidden />} label={t(editing.addMatch)}>
      {(close) => <MatchDialog {...props} onClose={close} />}
    </FormButton>
  );
}
