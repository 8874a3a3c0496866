import { useRef, useState, type KeyboardEvent } from 'react';
import { importing } from '@/language/en/importing';
import { rows } from '@/language/en/rows';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { Button } from '@/ui/Button';
import { LoadingState } from '@/ui/LoadingState';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { VirtualRows } from '@/ui/VirtualRows';
import look from '@/ui/words.module.css';
import styles from './Import.module.css';
import type { ChangeForm } from './ImportEditor';
import { rememberPeople, type ImportMemory } from './importMemory';
import { MissingRecords } from './MissingRecords';
import { NameRow } from './NameRow';
import { nameAnswer, type Meaning, type NamedEntry, type PersonEntry } from '@/parts/rows/people';
import type { NameRead, Names } from './useNames';

export interface NamesStepProps {
  readonly change: ChangeForm;
  readonly names: Names;
  readonly remember: (edit: (before: ImportMemory) => ImportMemory) => void;
}

function withAnswer(answers: Readonly<Record<string, string>>, key: string, id: string | undefined) {
  const others = Object.entries(answers).filter(([other]) => other !== key);
  return Object.fromEntries(id === undefined ? others : [...others, [key, id]]);
}

export function NamesStep({ change, names, remember }: NamesStepProps) {
  const t = useText();
  if (names.read === undefined) return <LoadingState label={t(importing.lookingUp)} />;
  const answer = (list: 'people' | 'events') => (key: string, id: string | undefined) => {
    change((before) => ({ ...before, [list]: withAnswer(before[list], key, id) }));
    // Only answers that name a player are remembered: a new player is found by name later.
    if (list === 'people' && id !== undefined && id !== '' && !id.includes('/'))
      remember((before) => rememberPeople(before, { [key]: id }));
  };
  return (
    <div className={styles.form}>
      <p className={look.muted}>{t(importing.namesWhy)}</p>
      <MissingRecords readiness={names.readiness} />
      {names.read.events.length > 0 && (
        <NameList
          title={importing.events}
          kind="event"
          reads={names.read.events}
          onAnswer={answer('events')}
        />
      )}
      <NameList
        title={importing.players}
        kind="player"
        reads={names.read.people}
        onAnswer={answer('people')}
      />
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => change((before) => ({ ...before, step: 'preview' }))}>
          {t(importing.toPreview)}
        </Button>
      </div>
    </div>
  );
}

const isDoubtful = ({ kind, ...meaning }: Meaning): boolean =>
  kind === 'asked' || ('by' in meaning && (meaning.by === 'answer' || meaning.by === 'memory'));

interface NameListProps {
  readonly title: Text;
  readonly kind: 'event' | 'player';
  readonly reads: readonly NameRead<NamedEntry & Pick<PersonEntry, 'turned' | 'alike' | 'left'>>[];
  readonly onAnswer: (key: string, id: string | undefined) => void;
}

function NameList({ title, kind, reads, onAnswer }: NameListProps) {
  const t = useText();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const doubtful = reads.filter(({ meaning }) => isDoubtful(meaning));
  const clear = reads.filter(({ meaning }) => !isDoubtful(meaning));
  const open = doubtful.filter(({ meaning }) => meaning.kind === 'asked').length;
  const shown = all ? [...doubtful, ...clear] : doubtful;
  const move = (event: KeyboardEvent, by: number) => {
    const listed = [...(list.current?.querySelectorAll<HTMLElement>('[data-name]') ?? [])];
    const at = listed.findIndex((row) => row.contains(document.activeElement));
    listed[at + by]?.focus();
    event.preventDefault();
  };
  return (
    <Section title={t(title)} count={reads.length}>
      <Stack gap={3}>
        <p role="status" className={look.muted}>
          {open === 0 ? t(importing.allAnswered) : t(importing.toAnswer, { count: open })}
        </p>
        {shown.length > 0 && (
          <Panel flush>
            <div ref={list}>
              <VirtualRows
                role="list"
                label={t(title)}
                count={shown.length}
                keyOf={(at) => shown[at]?.entry.key ?? String(at)}
                estimate={() => 76}
                render={(at) => {
                  const read = shown[at];
                  return (
                    read && (
                      <NameRow
                        read={read}
                        kind={kind}
                        place={{ at: at + 1, of: shown.length }}
                        onAnswer={onAnswer}
                        onMove={move}
                      />
                    )
                  );
                }}
              />
            </div>
          </Panel>
        )}
        <TurnAll reads={doubtful} onAnswer={onAnswer} />
        {clear.length > 0 && !all && (
          <div className={styles.actions}>
            <Button size="sm" onClick={() => setAll(true)}>
              {t(importing.showClear, { count: clear.length })}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

type Turned = Pick<NameListProps, 'reads' | 'onAnswer'>;

/**
 * Takes the usual spelling of all names that seem reversed or have no capitals. Usually a table has all of its
 * names in one form.
 */
function TurnAll({ reads, onAnswer }: Turned) {
  const t = useText();
  const turned = reads.flatMap(({ entry, meaning }) =>
    entry.turned !== undefined && meaning.kind === 'asked' ? [{ key: entry.key, name: entry.turned }] : [],
  );
  if (turned.length < 2) return null;
  return (
    <div className={styles.actions}>
      <Button
        size="sm"
        onClick={() => {
          for (const { key, name } of turned) onAnswer(key, nameAnswer(name));
        }}
      >
        {t(rows.turnAll, { count: turned.length })}
      </Button>
    </div>
  );
}
