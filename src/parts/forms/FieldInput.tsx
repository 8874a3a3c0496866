import type { ReactNode } from 'react';
import { editing } from '@/language/en/editing';
import type { Language, Translate } from '@/language/language';
import type { Text } from '@/language/text';
import { useLanguage } from '@/language/useLanguage';
import { isJsonObject, type Json, type JsonObject } from '@/lib/json';
import { choicesBelow, choicesOf, fieldAmong } from '@/model/records/fields';
import { findSport, liveCodes, paramOf, sportsFor, type Sport } from '@/model/sports';
import type { AccountSite } from '@/model/schema/accounts';
import type { FieldSpec, FieldType } from '@/model/schema/fieldSpec';
import { isCollection, type Collection } from '@/model/schema/recordSchema';
import { pointsIn, pointsText } from '@/model/records/points';
import { parseWeight } from '@/model/records/weights';
import { videoParts } from '@/model/records/youtube';
import { isVideo, parseYoutube } from '@/model/records/parseVideo';
import { AmountField } from '@/ui/fields/AmountField';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { DateField } from '@/ui/fields/DateField';
import type { FieldProps } from '@/ui/fields/Field';
import { NumberField } from '@/ui/fields/NumberField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { TextField } from '@/ui/fields/TextField';
import { YoutubeField } from '@/ui/fields/YoutubeField';
import { choiceCodeName, choiceName, fieldLabel, localText } from '../words/sportWords';
import { CountryField } from './CountryField';
import { draftOf, type Draft } from '../drafts/draft';
import { FormerNamesField } from './FormerNamesField';
import { PlayerField } from './PlayerField';
import { RecordField } from './RecordField';
import { StartField } from './StartField';
import { useSports } from '@/wiki/sports/useSports';

export interface FieldInputProps {
  readonly field: FieldSpec;
  readonly sport: string | undefined;
  readonly draft: Draft;
  /** `isTyped` is false if an input judged its own text again; absent, somebody changed it. */
  readonly onChange: (draft: Draft, isTyped?: boolean) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly choiceNames?: Readonly<Record<string, string>> | undefined;
}

export function FieldInput({
  field,
  sport,
  draft,
  onChange,
  error,
  hint,
  choiceNames = noNames,
}: FieldInputProps) {
  const language = useLanguage();
  const sports = useSports();
  const label = fieldLabel(language.t, field);
  const shared = { label, required: field.required, error };
  const said = hint ?? pathHint(language.t, field);
  const value = draft.kind === 'value' ? draft.value : null;
  return inputs[field.type]({
    field,
    sport: findSport(sports, sport ?? ''),
    sports: sportsFor(sports, sport),
    language,
    draft,
    onDraft: onChange,
    props: said === undefined ? shared : { ...shared, hint: said },
    value,
    text: typeof value === 'string' ? value : undefined,
    choiceNames,
    change: (next) => onChange(draftOf(next ?? null)),
  });
}

const noNames: Readonly<Record<string, string>> = {};

/** What it means to choose nothing, where it is not that the value is unknown. */
const emptyTexts: Readonly<Record<string, Text>> = { datePrecision: editing.wholeDay };

const pathHints: Readonly<Record<string, Text>> = { source: editing.sourcesHint, note: editing.noteHint };

function pathHint(t: Translate, { path }: FieldSpec): string | undefined {
  const text = pathHints[path];
  return text && t(text);
}

interface Input {
  readonly field: FieldSpec;
  readonly sport: Sport | undefined;
  readonly sports: readonly Sport[];
  readonly language: Language;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft, isTyped?: boolean) => void;
  readonly props: FieldProps;
  readonly value: Json;
  readonly text: string | undefined;
  readonly choiceNames: Readonly<Record<string, string>>;
  readonly change: (next: Json | undefined) => void;
}

const lineInput = ({ field, props, text, change }: Input) => (
  <TextField {...props} value={text ?? ''} onChange={change} maxLength={field.max} />
);

const numberProps = ({ draft, value, change, onDraft }: Input) => ({
  value: draft.kind === 'unreadable' ? draft.text : typeof value === 'number' ? value : undefined,
  onChange: (next: number | string | undefined) =>
    typeof next === 'string' ? onDraft({ kind: 'unreadable', text: next }) : change(next),
});

const countInput = (input: Input) => (
  <NumberField
    {...(input.field.unit === 'cm' && { hint: input.language.t(editing.heightHint) })}
    {...input.props}
    {...numberProps(input)}
    min={input.field.min}
    max={input.field.max}
  />
);

const inputs: Readonly<Record<FieldType, (input: Input) => ReactNode>> = {
  string: lineInput,
  line: lineInput,
  text: ({ field, props, text, change }) => (
    <TextAreaField {...props} value={text ?? ''} onChange={change} rows={3} maxLength={field.max} />
  ),
  list: ({ language: { t }, props, value, change }) => (
    <TextAreaField
      hint={t(editing.oneALine)}
      {...props}
      value={linesOf(value)}
      onChange={(lines) => change(lines === '' ? null : lines.split('\n'))}
      rows={3}
    />
  ),
  names: ({ props: { label, error }, value, change }) => (
    <FormerNamesField label={label} error={error} value={value} onChange={change} />
  ),
  date: ({ props, text, change }) => <DateField {...props} value={text} onChange={change} />,
  start: ({ props, draft, onDraft }) => <StartField {...props} draft={draft} onChange={onDraft} />,
  number: countInput,
  points: (input) =>
    fieldAmong(input.sports, input.field).halves === false ? (
      countInput(input)
    ) : (
      <AmountField {...input.props} {...numberProps(input)} parse={pointsIn} print={pointsText} />
    ),
  year: countInput,
  weight: (input) => (
    <AmountField
      hint={input.language.t(input.language.weightUnit === 'lb' ? editing.poundsHint : editing.weightHint)}
      {...input.props}
      {...numberProps(input)}
      parse={(words) => parseWeight(words, input.language.weightUnit)}
      print={input.language.weight}
    />
  ),
  enum: ({ field, sports, language: { t }, props, text, choiceNames, change }) => (
    <SelectField
      {...props}
      value={text}
      onChange={change}
      options={choicesOf(field, sports).map((code) => ({
        value: code,
        label: choiceNames[code] ?? choiceName(t, sports, field, code),
      }))}
      emptyLabel={field.required ? undefined : t(emptyTexts[field.path] ?? editing.unknown)}
    />
  ),
  codes: ({ field, sport, language: { t }, value, change }) =>
    choicesBelow(field.path, sport).map((choice) => {
      const name = paramOf(choice);
      const codes = isJsonObject(value) ? value : {};
      const code = codes[name];
      return (
        <SelectField
          key={name}
          label={t(localText(choice.label))}
          value={typeof code === 'string' ? code : undefined}
          onChange={(next) => change(withCode(codes, name, next))}
          options={liveCodes(choice).map((each) => ({
            value: each,
            label: choiceCodeName(t, choice, each),
          }))}
          emptyLabel={t(editing.unknown)}
        />
      );
    }),
  flag: ({ props: { label }, value, change }) => (
    <CheckboxField
      label={label}
      checked={value === true}
      onChange={(checked) => change(checked ? true : null)}
    />
  ),
  country: ({ props, text, change }) => <CountryField {...props} value={text} onChange={change} />,
  record: ({ field, props, draft, onDraft }) => (
    <RecordField {...props} of={collectionOf(field)} draft={draft} onChange={onDraft} />
  ),
  player: ({ props, draft, onDraft }) => <PlayerField {...props} draft={draft} onChange={onDraft} />,
  youtube: ({ props, text, change, onDraft }) => (
    <YoutubeField
      {...props}
      value={text}
      parse={parseYoutube}
      parts={partsOf}
      onChange={(id, readable) => (readable ? change(id) : onDraft({ kind: 'unreadable' }))}
    />
  ),
  link: ({ language: { t }, props, text, change }) => (
    <TextField hint={t(editing.linkHint)} {...props} type="url" value={text ?? ''} onChange={change} />
  ),
  account: ({ field, language: { t }, props, text, change }) => (
    <TextField
      hint={t(accountHints[field.site ?? 'wikidata'])}
      {...props}
      value={text ?? ''}
      onChange={change}
    />
  ),
};

const accountHints = {
  instagram: editing.accountHint,
  youtube: editing.accountHint,
  commons: editing.commonsHint,
  wikidata: editing.wikidataHint,
} as const satisfies Record<AccountSite, Text>;

function collectionOf({ of, path }: FieldSpec): Collection {
  if (of !== undefined && isCollection(of)) return of;
  throw new Error(`Expected a collection for ${path}, found ${of}`);
}

/** A draft may hold an invalid video; show it as an id. */
const partsOf = (video: string) => (isVideo(video) ? videoParts(video) : { id: video, second: 0 });

function withCode(codes: JsonObject, name: string, code: string | null | undefined): Json {
  const { [name]: _, ...rest } = codes;
  const next = code === null || code === undefined || code === '' ? rest : { ...rest, [name]: code };
  return Object.keys(next).length === 0 ? null : next;
}

const linesOf = (value: Json): string => (Array.isArray(value) ? value.join('\n') : '');
