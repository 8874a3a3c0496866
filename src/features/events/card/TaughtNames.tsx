import { dequal } from 'dequal';
import { useId } from 'react';
import { events } from '@/language/en/events';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { List, ListRow } from '@/ui/List';
import { Section } from '@/ui/Section';
import styles from './Card.module.css';
import type { CardForm, CardRow } from './cardForm';
import { selectTaughtNames, type TaughtName } from './taughtSelectors';

export interface TaughtNamesProps {
  readonly rows: readonly CardRow[];
  readonly forgotten: CardForm['forgotten'];
  readonly onForgotten: (spellings: readonly string[]) => void;
}

export function TaughtNames({ rows, forgotten = [], onForgotten }: TaughtNamesProps) {
  const t = useText();
  const names = useAppSelector((state) => selectTaughtNames(state, rows, forgotten), dequal);
  if (names.length === 0) return null;
  return (
    <Section title={t(events.taughtNames)} count={names.length}>
      <p className={styles.help}>{t(events.taughtWhy)}</p>
      <List label={t(events.taughtNames)}>
        {names.map((taught) => (
          <Taught
            key={taught.spelling}
            taught={taught}
            onForgotten={(isForgotten) => {
              const others = forgotten.filter((spelling) => spelling !== taught.spelling);
              onForgotten(isForgotten ? [...others, taught.spelling] : others);
            }}
          />
        ))}
      </List>
    </Section>
  );
}

interface TaughtProps {
  readonly taught: TaughtName;
  readonly onForgotten: (isForgotten: boolean) => void;
}

function Taught({ taught: { written, name, isForgotten }, onForgotten }: TaughtProps) {
  const t = useText();
  const sentence = useId();
  return (
    <ListRow
      title={
        <span id={sentence}>
          {isForgotten ? t(events.notTaught, { written }) : t(events.taught, { written, name })}
        </span>
      }
      actions={
        <Button size="sm" aria-describedby={sentence} onClick={() => onForgotten(!isForgotten)}>
          {t(isForgotten ? events.remember : events.forget)}
        </Button>
      }
    />
  );
}
