import { Download } from 'lucide-react';
import { outbox } from '@/language/en/outbox';
import { useText } from '@/language/useLanguage';
import { useAppDispatch } from '@/store/typed';
import { Button, type ButtonProps } from '@/ui/Button';
import { saveFile } from '@/ui/saveFile';
import { currentFile } from './currentFile';

export function SaveButton(look: Pick<ButtonProps, 'variant' | 'size'>) {
  const t = useText();
  const dispatch = useAppDispatch();
  const save = () => {
    const file = dispatch(currentFile());
    if (file !== undefined) saveFile(file);
  };
  return (
    <Button {...look} icon={<Download />} onClick={save}>
      {t(outbox.save)}
    </Button>
  );
}
