import { moderation } from '@/language/en/moderation';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import look from '@/ui/words.module.css';
import styles from './QueueHelp.module.css';

const keys: readonly (readonly [key: string, does: Text])[] = [
  ['j', moderation.keyNext],
  ['k', moderation.keyPrevious],
  ['x', moderation.keySelect],
  ['Shift+X', moderation.keyRange],
  ['a', moderation.apply],
  ['r', moderation.keyReject],
  ['d', moderation.delete],
  ['u', moderation.keyUndo],
  ['o', moderation.keyDetails],
  ['Enter', moderation.keyOpen],
  ['?', moderation.keyHelp],
];

export function QueueHelp({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      onClose={onClose}
      title={t(moderation.keys)}
      actions={<Button onClick={onClose}>{t(moderation.close)}</Button>}
    >
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
      <p className={look.muted}>{t(moderation.keysNote)}</p>
    </Dialog>
  );
}
