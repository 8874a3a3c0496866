import { definitions } from '@/language/en/definitions';
import { useText } from '@/language/useLanguage';
import type { JsonObject } from '@/lib/json';
import { codeAt, type Sport, choiceAt } from '@/model/sports';
import { Button, IconButton } from '@/ui/Button';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { FieldRow } from '@/ui/fields/FieldRow';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { localIn, objectsIn, pathOfLabel, replacedAt, textIn, weightLimits } from './definitionDraft';
import { LocalFields } from './LocalFields';
import { X } from 'lucide-react';
import { TextField } from '@/ui/fields/TextField';

export interface ChoiceFieldsProps {
  readonly choice: JsonObject;
  /** Number of the choice in its sport, from 1. */
  readonly number: number;
  readonly stored: Sport | undefined;
  readonly onChange: (choice: JsonObject | undefined) => void;
}

export function ChoiceFields({ choice, number, stored, onChange }: ChoiceFieldsProps) {
  const t = useText();
  const path = textIn(choice['path']);
  const kept = choiceAt(stored, path);
  const isWeight = path === 'weight';
  const codes = objectsIn(choice['codes']);
  const label = localIn(choice['label'], 'en');
  const withCodes = (next: readonly JsonObject[]) => onChange({ ...choice, codes: next });
  return (
    <Section title={t(definitions.choice, { number, label })}>
      <Stack gap={3}>
        <FieldRow>
          <LocalFields
            label={t(definitions.choiceLabel)}
            value={choice['label']}
            onChange={(next) => {
              const isDerived = kept === undefined && path === pathOfLabel(label);
              const renamed = isDerived && { path: pathOfLabel(localIn(next, 'en')) };
              onChange({ ...choice, label: next, ...renamed });
            }}
          />
          <LocalFields
            label={t(definitions.choiceAll)}
            value={choice['all']}
            onChange={(all) => onChange({ ...choice, all })}
          />
        </FieldRow>
        {kept === undefined && (
          <CheckboxField
            label={t(definitions.areWeights)}
            checked={isWeight}
            onChange={(checked) => onChange({ ...choice, path: checked ? 'weight' : pathOfLabel(label) })}
          />
        )}
        {codes.map((code, at) => (
          <CodeFields
            key={at}
            code={code}
            number={at + 1}
            isWeight={isWeight}
            isStored={codeAt(kept, textIn(code['code'])) !== undefined}
            onChange={(next) => withCodes(replacedAt(codes, at, next))}
          />
        ))}
        <Stack row gap={2}>
          <Button size="sm" onClick={() => withCodes([...codes, { code: '', label: '' }])}>
            {t(definitions.addCode)}
          </Button>
          {kept === undefined && (
            <Button size="sm" variant="quiet" onClick={() => onChange(undefined)}>
              {t(definitions.removeChoice, { number })}
            </Button>
          )}
        </Stack>
      </Stack>
    </Section>
  );
}

interface CodeFieldsProps {
  readonly code: JsonObject;
  /** Number of the code in its choice, from 1. */
  readonly number: number;
  readonly isWeight: boolean;
  /** A stored code may be used by matches: it stays, and can be retired. */
  readonly isStored: boolean;
  readonly onChange: (code: JsonObject | undefined) => void;
}

function CodeFields({ code, number, isWeight, isStored, onChange }: CodeFieldsProps) {
  const t = useText();
  const { retired, most: _, over: __, ...rest } = code;
  const name = textIn(code['code']);
  return (
    <FieldRow>
      {!isStored && (
        <TextField
          label={t(definitions.code, { number })}
          value={name}
          onChange={(text) => onChange({ ...rest, code: text, ...(isWeight && weightLimits(text)) })}
        />
      )}
      <LocalFields
        label={t(definitions.codeLabel, { number })}
        value={code['label']}
        onChange={(label) => onChange({ ...code, label })}
      />
      {isStored ? (
        <CheckboxField
          label={t(definitions.retire, { code: name })}
          checked={retired === true}
          onChange={(checked) => {
            const { retired: ___, ...used } = code;
            onChange(checked ? { ...code, retired: true } : used);
          }}
        />
      ) : (
        <IconButton
          label={t(definitions.removeCode, { number })}
          icon={<X />}
          onClick={() => onChange(undefined)}
        />
      )}
    </FieldRow>
  );
}
