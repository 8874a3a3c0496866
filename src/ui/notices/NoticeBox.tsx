import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import { Button, IconButton } from '../Button';
import { defaultTimeoutMs, type Notice } from './notice';
import styles from './Notices.module.css';

const icons = { info: Info, success: CircleCheck, error: CircleAlert } as const;

export interface NoticeBoxProps {
  readonly notice: Notice;
  readonly onDismiss: (id: string) => void;
}

export function NoticeBox({ notice, onDismiss }: NoticeBoxProps) {
  const t = useText();
  const { id, tone = 'info', message, timeout = defaultTimeoutMs, multiLine = false, actions = [] } = notice;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;
  const dismiss = useEffectEvent(() => onDismiss(id));

  useEffect(() => {
    if (timeout === 0 || paused) return;
    const timer = setTimeout(dismiss, timeout);
    return () => clearTimeout(timer);
  }, [timeout, paused]);

  const Icon = icons[tone];
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      role={tone === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon className={styles.icon} />
      <p className={styles.message} data-multi-line={multiLine || undefined}>
        {message}
      </p>
      {actions.map(({ label, onClick }) => (
        <Button key={label} size="sm" onClick={onClick}>
          {label}
        </Button>
      ))}
      {/* A notice with its own "Dismiss" needs no second one. */}
      {!actions.some(({ label }) => label === t(ui.dismiss)) && (
        <IconButton icon={<X />} label={t(ui.dismiss)} size="sm" onClick={() => onDismiss(id)} />
      )}
    </div>
  );
}
