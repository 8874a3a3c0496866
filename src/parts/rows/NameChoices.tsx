import type { ReactNode } from 'react';
import { rows } from '@/language/en/rows';
import type { Text } from '@/language/text';
import { useLanguage } from '@/language/useLanguage';
import { Button } from '@/ui/Button';
import { answerOf, nameAnswer, newAnswer, sameAnswer, type Meaning, type PersonEntry } from './people';
import { RecordName, type RecordNameProps } from './RecordName';

export interface NameChoicesProps {
  readonly kind: RecordNameProps['kind'];
  /** Known records that may be meant. */
  readonly ids: readonly string[];
  readonly alike: PersonEntry['alike'];
  readonly turned?: string | undefined;
  readonly newText: Text;
  /** Marks the answer that counts, and numbers the known records, which have keys then. */
  readonly meaning?: Meaning;
  readonly onAnswer: (answer: string) => void;
}

export function NameChoices({ kind, ids, alike = [], turned, newText, meaning, onAnswer }: NameChoicesProps) {
  const { t, country } = useLanguage();
  const choices: readonly (readonly [answer: string, name: ReactNode])[] = [
    ...ids.map((id) => [id, <RecordName key={id} kind={kind} id={id} among={ids} />] as const),
    ...alike.map(({ key, name, country: code }) => {
      const whole = code === undefined ? name : `${name} (${country(code)})`;
      return [sameAnswer(key), t(rows.sameAs, { name: whole })] as const;
    }),
    ...(turned === undefined ? [] : [[nameAnswer(turned), t(rows.turned, { name: turned })] as const]),
    [newAnswer, t(newText)],
  ];
  return choices.map(([answer, name], at) => (
    <Button
      key={answer}
      size="sm"
      aria-pressed={meaning && answerOf(meaning) === answer}
      onClick={() => onAnswer(answer)}
    >
      {meaning && at < ids.length && `${at + 1}. `}
      {name}
    </Button>
  ));
}
