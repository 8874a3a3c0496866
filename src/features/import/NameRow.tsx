import type { KeyboardEvent } from 'react';
import { importing } from '@/language/en/importing';
import { rows } from '@/language/en/rows';
import type { Text } from '@/language/text';
import { useLanguage, useText } from '@/language/useLanguage';
import { Badge } from '@/ui/Badge';
import look from '@/ui/words.module.css';
import styles from './Import.module.css';
import { type Meaning, type NamedEntry, type PersonEntry } from '@/parts/rows/people';
import { NameChoices } from '@/parts/rows/NameChoices';
import { RecordName, type RecordNameProps } from '@/parts/rows/RecordName';
import type { NameRead } from './useNames';

export interface NameRowProps {
  readonly read: NameRead<NamedEntry & Pick<PersonEntry, 'turned' | 'alike' | 'left' | 'country'>>;
  readonly kind: RecordNameProps['kind'];
  readonly place: { readonly at: number; readonly of: number };
  /** `undefined` removes the answer, an empty string means a new record. */
  readonly onAnswer: (key: string, id: string | undefined) => void;
  readonly onMove: (event: KeyboardEvent, by: number) => void;
}

export function NameRow({ read, kind, place, onAnswer, onMove }: NameRowProps) {
  const { entry, candidates, meaning } = read;
  const { t, country } = useLanguage();
  // A country that differs from the known player's is often why the name is asked about.
  const facts = [t(importing.rowsOf, { count: entry.count }), entry.country && country(entry.country)];
  const offered = [...candidates.same, ...candidates.near];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = /^[1-9]$/.test(event.key) ? offered[Number(event.key) - 1] : undefined;
    if (event.key === 'ArrowDown') onMove(event, 1);
    else if (event.key === 'ArrowUp') onMove(event, -1);
    else if (chosen !== undefined || event.key.toLowerCase() === 'n') {
      onAnswer(entry.key, chosen ?? '');
      onMove(event, 1);
    }
  };
  return (
    <div role="listitem" aria-posinset={place.at} aria-setsize={place.of}>
      <div
        role="group"
        aria-label={entry.name}
        data-name
        tabIndex={-1}
        className={styles.name}
        onKeyDown={onKeyDown}
      >
        <p className={styles.nameHead}>
          <strong>{entry.name}</strong>
          <span className={look.muted}>{facts.filter(Boolean).join(' · ')}</span>
          <MeaningBadge meaning={meaning} kind={kind} />
        </p>
        {entry.left !== undefined && <p className={look.muted}>{t(rows.doubtLeft, { said: entry.left })}</p>}
        {candidates.odd && entry.left === undefined && (
          <p className={styles.warning}>{t(importing.oddName)}</p>
        )}
        <div className={styles.choices}>
          <NameChoices
            alike={entry.alike}
            turned={entry.turned}
            kind={kind}
            ids={offered}
            newText={importing.newOne}
            meaning={meaning}
            onAnswer={(answer) => onAnswer(entry.key, answer)}
          />
        </div>
      </div>
    </div>
  );
}

const knownTexts = {
  id: importing.isKnown,
  name: importing.isKnown,
  memory: importing.isRemembered,
  answer: importing.isChosen,
} as const satisfies Record<Extract<Meaning, { kind: 'known' }>['by'], Text>;

function MeaningBadge({ meaning, kind }: { readonly meaning: Meaning } & Pick<NameRowProps, 'kind'>) {
  const t = useText();
  if (meaning.kind === 'asked') return null;
  if (meaning.kind === 'same') return <Badge kind="info">{t(importing.isChosen)}</Badge>;
  if (meaning.kind === 'new') return <Badge kind="neutral">{t(importing.isNew)}</Badge>;
  return (
    <>
      <RecordName kind={kind} id={meaning.id} />
      <Badge kind="info">{t(knownTexts[meaning.by])}</Badge>
    </>
  );
}
