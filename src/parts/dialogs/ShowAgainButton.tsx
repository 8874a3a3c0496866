import { Eye } from 'lucide-react';
import { hiding } from '@/language/en/hiding';
import { useText } from '@/language/useLanguage';
import { FormButton } from './formButtons';
import { HideDialog } from './lazyDialogs';

export function ShowAgainButton(props: { readonly id: string; readonly name: string }) {
  return (
    <FormButton icon={<Eye />} label={useText()(hiding.show)}>
      {(close) => <HideDialog {...props} onClose={close} />}
    </FormButton>
  );
}
