import styles from './Avatar.module.css';

/** First letters of the first and the last word: "Devon Larratt" gives DL. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  // By code point, so that a letter outside the basic plane is not cut in half.
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** A person's initials as a picture; the name stands beside it, so it says nothing itself. */
export function Avatar({ name, size = 'md' }: { readonly name: string; readonly size?: 'md' | 'lg' }) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden>
      {initials(name)}
    </span>
  );
}
