import { useState } from 'react';
import { interests as texts } from '@/language/en/interests';
import { useText } from '@/language/useLanguage';
import { dequal } from 'dequal';
import type { DeltaId } from '@/model/ids';
import { lazyDialog } from '@/parts/dialogs/lazyDialog';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { selectConcerned } from './interests';

interface InterestButtonProps {
  readonly id: DeltaId;
  readonly declared?: boolean;
}

const { Part: InterestDialog } = lazyDialog(() => import('./InterestDialog'), 'InterestDialog');

export function InterestButton({ id, declared = false }: InterestButtonProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const records = useAppSelector((state) => selectConcerned(state, id), dequal);
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        {t(declared ? texts.change : texts.ask)}
      </Button>
      {open && <InterestDialog records={records} onClose={() => setOpen(false)} />}
    </>
  );
}
