import { Plus } from 'lucide-react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { FormButton } from './FormButton';
import { PlayerDialog } from './lazyDialogs';

export function AddPlayerButton(props: { readonly name?: string }) {
  const t = useText();
  return (
    <FormButton icon={<Plus aria-hidden />} label={t(editing.addPlayer)}>
      {(close) => <PlayerDialog {...props} onClose={close} />}
    </FormButton>
  );
}
