import { Plus } from 'lucide-react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { FormButton } from './FormButton';
import { EventDialog } from './lazyDialogs';

export function AddEventButton(props: { readonly sport: string; readonly name?: string }) {
  const t = useText();
  return (
    <FormButton icon={<Plus aria-hidden />} label={t(editing.addEvent)}>
      {(close) => <EventDialog {...props} onClose={close} />}
    </FormButton>
  );
}
