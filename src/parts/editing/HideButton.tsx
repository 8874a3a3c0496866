import { Eye, EyeOff } from 'lucide-react';
import { hiding } from '@/language/en/hiding';
import { useText } from '@/language/useLanguage';
import { FormButton } from './FormButton';
import { HideDialog } from './lazyDialogs';

export interface HideButtonProps {
  readonly id: string;
  readonly name: string;
  /** As the user sees it, own proposals included. */
  readonly hidden: boolean;
}

/** Proposes to hide a player or to show a hidden one. Signed-in members only. */
export function HideButton({ id, name, hidden }: HideButtonProps) {
  const t = useText();
  return (
    <FormButton
      quiet={!hidden}
      icon={hidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
      label={t(hidden ? hiding.show : hiding.hide)}
    >
      {(close) => <HideDialog id={id} name={name} onClose={close} />}
    </FormButton>
  );
}
