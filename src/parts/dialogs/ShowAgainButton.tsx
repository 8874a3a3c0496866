import { Eye } from 'lucide-react';
import { hiding } from '@/language/en/hiding';
import { useText } from '@/language/useLanguage';
import { FormButton } from './FormButton';
import { HideDialog } from './lazyDialogs';

/** Proposes to show a hidden player again. */
export function ShowAgainButton({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useText();
  return (
    <FormButton icon={<Eye aria-hidden />} label={t(hiding.show)}>
      {(close) => <HideDialog id={id} name={name} onClose={close} />}
    </FormButton>
  );
}
