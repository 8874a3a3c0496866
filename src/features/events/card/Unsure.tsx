import { events } from '@/language/en/events';
import type { Language } from '@/language/language';
import { useLanguage } from '@/language/useLanguage';
import { weightSaid } from '@/parts/display/weightSaid';
import styles from './Card.module.css';
import type { CardColumn, CardRow } from './cardForm';

interface UnsureNoteProps {
  readonly row: CardRow;
  readonly path: CardColumn;
}

/** Shows what a source says where an input does not quite say it. */
export function UnsureNote({ row, path }: UnsureNoteProps) {
  const language = useLanguage();
  const said = row.unsure?.[path];
  return said === undefined ? null : <p className={styles.doubt}>{sentence(language, path, said)}</p>;
}

/** The same of all inputs of a row, each sentence once. */
export function UnsureNotes({ row }: Pick<UnsureNoteProps, 'row'>) {
  const language = useLanguage();
  const all = Object.entries(row.unsure ?? {}).map(([path, said]) => sentence(language, path, said));
  if (all.length === 0) return null;
  return (
    <ul className={styles.doubts}>
      {[...new Set(all)].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function sentence(language: Language, path: string, said: string): string {
  const isOfSide = path === 'player1.weight' || path === 'player2.weight';
  return language.t(isOfSide ? events.unsureWeight : events.unsureClass, {
    said: weightSaid(language, said),
  });
}
