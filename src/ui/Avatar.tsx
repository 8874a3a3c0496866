import styles from './Avatar.module.css';

export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  // By code point, so that no surrogate pair is split.
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** A person's initials as decoration. The name is next to it, so it is hidden from screen readers. */
export function Avatar({ name, size = 'md' }: { readonly name: string; readonly size?: 'md' | 'lg' }) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden>
      {initials(name)}
    </span>
  );
}
