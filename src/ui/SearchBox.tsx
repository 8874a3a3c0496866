import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import styles from './SearchBox.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoFocus?: boolean | undefined;
}

export function SearchBox({ label, value, onChange, autoFocus = false }: SearchBoxProps) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.box} role="search">
      <Search className={styles.icon} />
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        className={styles.input}
        placeholder={label}
        value={value}
        autoFocus={autoFocus}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <X />
          <VisuallyHidden>{t(ui.clear)}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}
