import { Plus } from 'lucide-react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { FormButton } from './FormButton';
import { MatchDialog } from './lazyDialogs';

export function AddMatchButton(props: { readonly eventId: string }) {
  const t = useText();
  return (
    <FormButton icon={<Plus aria-hidden />} label={t(editing.addMatch)}>
      {(close) => <MatchDialog {...props} onClose={close} />}
    </FormButton>
  );
}
