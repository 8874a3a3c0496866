import { useState } from 'react';
import { hiding } from '@/language/en/hiding';
import { merging } from '@/language/en/merging';
import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { Dialog } from '@/ui/dialogs/Dialog';
import { HideDialog } from './HideDialog';

export interface UndeletablePlayerProps {
  readonly id: string;
  readonly name: string;
  readonly matches: number;
  readonly onClose: () => void;
}

export function UndeletablePlayer({ id, name, matches, onClose }: UndeletablePlayerProps) {
  const t = useText();
  const [hides, setHides] = useState(false);
  if (hides) return <HideDialog id={id} name={name} onClose={onClose} />;
  return (
    <Dialog
      title={t(hiding.notDeleted, { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(ui.cancel)}</Button>
          <ButtonLink to={path('merge', { id })}>{t(merging.link)}</ButtonLink>
          <Button onClick={() => setHides(true)}>{t(hiding.hide)}</Button>
        </>
      }
    >
      <p>{t(hiding.instead, { name, count: matches })}</p>
    </Dialog>
  );
}
