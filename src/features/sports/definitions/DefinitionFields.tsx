import { fields } from '@/language/en/fields';
import { definitions } from '@/language/en/definitions';
import { useText } from '@/language/useLanguage';
import { limits } from '@/model/schema/limits';
import type { Sport } from '@/model/sports';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { FieldRow } from '@/ui/fields/FieldRow';
import { NumberField } from '@/ui/fields/NumberField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { Stack } from '@/ui/Stack';
import { ChoiceFields } from './ChoiceFields';
import {
  idOfName,
  localIn,
  objectIn,
  objectsIn,
  pathOfLabel,
  replacedAt,
  textIn,
  type Draft,
} from './definitionDraft';
import { LocalFields } from './LocalFields';

export interface DefinitionFieldsProps {
  readonly draft: Draft;
  readonly stored: Sport | undefined;
  readonly onChange: (draft: Draft) => void;
}

/** A definition as a form. What it has no field for, such as words and rating parameters, stays. */
export function DefinitionFields({ draft, stored, onChange }: DefinitionFieldsProps) {
  const t = useText();
  const choices = objectsIn(draft['choices']);
  const withChoices = (next: Draft['choices']) => onChange({ ...draft, choices: next ?? [] });
  return (
    <Stack gap={4}>
      <NameFields draft={draft} stored={stored} onChange={onChange} />
      <ScoreFields draft={draft} stored={stored} onChange={onChange} />
      {choices.map((choice, at) => (
        <ChoiceFields
          // Choices have no identity but their place while they are typed.
          key={at}
          choice={choice}
          number={at + 1}
          stored={stored}
          onChange={(next) => withChoices(replacedAt(choices, at, next))}
        />
      ))}
      {choices.length < limits.choices && (
        <div>
          <Button
            onClick={() =>
              withChoices([...choices, { path: pathOfLabel(''), label: '', all: '', codes: [] }])
            }
          >
            {t(definitions.addChoice)}
          </Button>
        </div>
      )}
      <RatingField draft={draft} stored={stored} onChange={onChange} />
    </Stack>
  );
}

function NameFields({ draft, stored, onChange }: DefinitionFieldsProps) {
  const t = useText();
  const id = textIn(draft['id']);
  return (
    <FieldRow>
      <LocalFields
        label={t(fields.name)}
        value={draft['name']}
        onChange={(name) => {
          const isDerived = stored === undefined && id === idOfName(localIn(draft['name'], 'en'));
          onChange({ ...draft, name, ...(isDerived && { id: idOfName(localIn(name, 'en')) }) });
        }}
      />
      {stored === undefined && (
        <TextField
          label={t(definitions.id)}
          hint={t(definitions.idHint)}
          value={id}
          onChange={(next) => onChange({ ...draft, id: next })}
        />
      )}
    </FieldRow>
  );
}

const rules = [
  { rule: 'draws', text: definitions.draws },
  { rule: 'halves', text: definitions.halves },
  { rule: 'fouls', text: definitions.fouls },
] as const;

function ScoreFields({ draft, onChange }: DefinitionFieldsProps) {
  const t = useText();
  const score = objectIn(draft['score']);
  const { counts, most } = score;
  const change = (next: Draft) => onChange({ ...draft, score: { ...score, ...next } });
  return (
    <>
      <FieldRow>
        <LocalFields
          label={t(definitions.score)}
          value={counts}
          onChange={(next) => change({ counts: next })}
        />
        <NumberField
          label={t(definitions.most)}
          value={typeof most === 'number' || typeof most === 'string' ? most : undefined}
          min={1}
          max={limits.score}
          onChange={(next) => change({ most: next ?? null })}
        />
      </FieldRow>
      {rules.map(({ rule, text }) => (
        <CheckboxField
          key={rule}
          label={t(text)}
          checked={score[rule] === true}
          onChange={(checked) => change({ [rule]: checked })}
        />
      ))}
      {score['fouls'] === true && (
        <CheckboxField
          label={t(definitions.runningFouls)}
          checked={score['runningFouls'] === true}
          onChange={(checked) => change({ runningFouls: checked })}
        />
      )}
    </>
  );
}

function RatingField({ draft, onChange }: DefinitionFieldsProps) {
  const t = useText();
  const { apart, ...rest } = draft;
  return (
    <SelectField
      label={t(definitions.rated)}
      value={textIn(apart) || undefined}
      onChange={(path) => onChange(path === undefined ? rest : { ...rest, apart: path })}
      options={objectsIn(draft['choices']).map((choice) => ({
        value: textIn(choice['path']),
        label: t(definitions.apart, { choice: localIn(choice['label'], 'en') }),
      }))}
      emptyLabel={t(definitions.together)}
    />
  );
}
