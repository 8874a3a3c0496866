import { interests as texts } from '@/language/en/interests';
import { useText } from '@/language/useLanguage';
import { dequal } from 'dequal';
import type { DeltaId } from '@/model/ids';
import { DialogButton } from '@/parts/dialogs/DialogButton';
import { lazyDialog } from '@/parts/dialogs/lazyDialog';
import { useAppSelector } from '@/store/typed';
import { selectConcerned } from './interests';

interface InterestButtonProps {
  readonly id: DeltaId;
  readonly declared?: boolean;
}

const { Part: InterestDialog } = lazyDialog(() => import('./InterestDialog'), 'InterestDialog');

export function InterestButton({ id, declared = false }: InterestButtonProps) {
  const t = useText();
  const records = useAppSelector((state) => selectConcerned(state, id), dequal);
  return (
    <DialogButton size="sm" variant="quiet" label={t(declared ? texts.change : texts.ask)}>
      {(close) => <InterestDialog records={records} onClose={close} />}
    </DialogButton>
  );
}
