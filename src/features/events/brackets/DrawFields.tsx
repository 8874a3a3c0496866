import { brackets as texts } from '@/language/en/brackets';
import { fields } from '@/language/en/fields';
import { useText } from '@/language/useLanguage';
import { limits } from '@/model/schema/limits';
import { choiceAt, genders, liveCodes, type Gender, type Sport } from '@/model/sports';
import { choiceCodeName, codeName, localText } from '@/parts/words/sportWords';
import { FieldRow } from '@/ui/fields/FieldRow';
import { NumberField } from '@/ui/fields/NumberField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { bothArms, type DrawForm } from './drawForm';

export interface DrawFieldsProps {
  readonly sport: Sport | undefined;
  readonly form: DrawForm;
  readonly isNew: boolean;
  readonly onChange: (edit: (before: DrawForm) => DrawForm) => void;
}

/** The class of a bracket. It stays once the bracket exists: its matches are found by it. */
export function DrawFields({ sport, form, isNew, onChange }: DrawFieldsProps) {
  const t = useText();
  const arm = choiceAt(sport, 'arm');
  const weight = choiceAt(sport, 'weight');
  const put = (part: Partial<DrawForm>) => onChange((before) => ({ ...before, ...part }));
  const optionsOf = (choice: NonNullable<typeof arm>) =>
    liveCodes(choice).map((code) => ({ value: code, label: choiceCodeName(t, choice, code) }));
  return (
    <FieldRow>
      {weight && (
        <SelectField
          label={t(localText(weight.label))}
          disabled={!isNew}
          value={form.weight}
          onChange={(code) => put({ weight: code })}
          options={optionsOf(weight)}
        />
      )}
      {arm && (
        <SelectField
          label={t(localText(arm.label))}
          disabled={!isNew}
          value={form.arm}
          onChange={(code) => put({ arm: code })}
          options={[...optionsOf(arm), ...(isNew ? [{ value: bothArms, label: t(texts.bothArms) }] : [])]}
        />
      )}
      <SelectField
        label={t(fields.gender)}
        disabled={!isNew}
        value={form.gender}
        onChange={(code) => code !== undefined && put({ gender: code as Gender })}
        options={Object.keys(genders).map((code) => ({ value: code, label: codeName(t, 'gender', code) }))}
      />
      <TextField
        label={t(fields.name)}
        hint={t(texts.nameHint)}
        disabled={!isNew}
        value={form.name}
        onChange={(name) => put({ name })}
        maxLength={limits.code}
      />
      <NumberField
        label={t(texts.tableNumber)}
        min={1}
        max={99}
        value={form.table}
        onChange={(table) => put({ table })}
      />
    </FieldRow>
  );
}
