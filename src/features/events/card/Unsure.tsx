import { events } from '@/language/en/events';
import type { Language } from '@/language/language';
import { useLanguage } from '@/language/useLanguage';
import { weightSaid } from '@/parts/words/weightSaid';
import styles from './Card.module.css';
import doubtStyles from './Doubt.module.css';
import type { CardColumn, CardRow } from './cardForm';

interface UnsureNoteProps {
  readonly row: CardRow;
  readonly path: CardColumn;
}

/** Keys of an input's unsure words: its own, and those behind a name. */
export const unsureKeys = (path: CardColumn): readonly string[] => [
  path,
  `${path}.country`,
  `${path}.word`,
  `${path}.namesake`,
  `${path}.seeds`,
];

export function UnsureNote({ row, path }: UnsureNoteProps) {
  const language = useLanguage();
  return unsureKeys(path).map((key) => {
    const said = row.unsure?.[key];
    return (
      said !== undefined && (
        <p key={key} className={doubtStyles.doubt}>
          {sentence(language, key, said)}
        </p>
      )
    );
  });
}

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

function sentence(language: Language, key: string, said: string): string {
  const { t } = language;
  if (key === 'player1' || key === 'player2') return t(events.unsureLeft, { said });
  if (key.endsWith('.seeds')) return t(events.unsureSeeds, { said });
  if (key === 'player1.score') return t(events.unsureScoreless);
  if (key.endsWith('.country')) return t(events.unsureCountry, { said });
  if (key.endsWith('.namesake')) {
    const countries = said.split(' · ').map((code) => language.country(code));
    return t(events.unsureNamesake, { said: countries.join(' · ') });
  }
  if (key.endsWith('.word')) return t(events.unsureWord, { said });
  const isOfSide = key === 'player1.weight' || key === 'player2.weight';
  return t(isOfSide ? events.unsureWeight : events.unsureClass, { said: weightSaid(language, said) });
}
