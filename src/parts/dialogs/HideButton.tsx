import { Eye, EyeOff } from 'lucide-react';
import { hiding } from '@/language/en/hiding';
import { useText } from '@/language/useLanguage';
import { FormButton } from './FormButton';
import { HideDialog } from './lazyDialogs';

export interface HideButtonProps {
  readonly id: string;
  readonly name: string;
  readonly hidden: boolean;
}

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
