import { titles } from '@/language/en/titles';
import { siteSettings as texts } from '@/language/en/siteSettings';
import { languageCodes, languages, type LanguageCode } from '@/language/languages';
import { builtInName } from '@/language/siteName';
import { useLanguage, useText } from '@/language/useLanguage';
import { contrastOf, isColour, leastContrast, schemes } from '@/model/operating/siteColours';
import { knownLicences } from '@/model/operating/knownLicences';
import { siteTexts, type SiteTextName } from '@/model/operating/siteFacts';
import { siteLimits, type SiteProblem } from '@/model/parsing/parseSite';
import { isProse } from '@/model/texts';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { FieldRow } from '@/ui/fields/FieldRow';
import { NumberField } from '@/ui/fields/NumberField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { TextField } from '@/ui/fields/TextField';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { problemTexts } from './problemTexts';
import { otherLicence, type SiteDraft } from './siteDraft';

interface SiteFieldsProps {
  readonly draft: SiteDraft;
  readonly problems: readonly SiteProblem[];
  /** The highest version of the terms until now. */
  readonly lastTerms: number;
  readonly onChange: (draft: SiteDraft) => void;
}

function useFields({ draft, problems, lastTerms, onChange }: SiteFieldsProps) {
  const t = useText();
  const change = (next: Partial<SiteDraft>) => onChange({ ...draft, ...next });
  const error = (...ofField: readonly SiteProblem[]): string | undefined => {
    const problem = ofField.find((each) => problems.includes(each));
    return problem && t(problemTexts[problem], { version: lastTerms });
  };
  const typed = (name: TypedField, ...ofField: readonly SiteProblem[]) => ({
    value: draft[name],
    error: error(...ofField),
    onChange: (value: string) => change({ [name]: value }),
  });
  return { change, error, typed };
}

type TypedField = 'name' | 'operator' | 'mail' | 'address' | 'licenceName' | 'licenceUrl';

export function SiteFields(props: SiteFieldsProps) {
  const t = useText();
  const { typed } = useFields(props);
  return (
    <Stack gap={4}>
      <TextField
        label={t(texts.name)}
        hint={t(texts.nameHint, { name: builtInName })}
        maxLength={siteLimits.name}
        {...typed('name', 'name')}
      />
      <ColourFields {...props} />
      <Section title={t(texts.operatorTitle)}>
        <Stack gap={3}>
          <FieldRow>
            <TextField label={t(texts.operator)} {...typed('operator', 'operator', 'noOperator')} />
            <TextField label={t(texts.mail)} type="email" {...typed('mail', 'mail')} />
          </FieldRow>
          <TextAreaField label={t(texts.address)} rows={3} {...typed('address', 'address')} />
        </Stack>
      </Section>
      <TermsFields {...props} />
      <DocumentFields {...props} />
    </Stack>
  );
}

function ColourFields(props: SiteFieldsProps) {
  const { draft } = props;
  const { change, error } = useFields(props);
  const { t, number } = useLanguage();
  const labels = { light: texts.light, dark: texts.dark } as const;
  const contrasts = { light: 'contrastLight', dark: 'contrastDark' } as const;
  const said = (scheme: (typeof schemes)[number]) => {
    const colour = draft.colours[scheme];
    if (!isColour(colour)) return undefined;
    const contrast = number(contrastOf(scheme, colour), { maximumFractionDigits: 1 });
    return t(texts.contrast, { contrast, least: number(leastContrast) });
  };
  return (
    <FieldRow>
      {schemes.map((scheme) => (
        <TextField
          key={scheme}
          label={t(labels[scheme])}
          hint={said(scheme)}
          error={isColour(draft.colours[scheme]) ? error(contrasts[scheme]) : error('colour')}
          value={draft.colours[scheme]}
          maxLength={7}
          onChange={(colour) => change({ colours: { ...draft.colours, [scheme]: colour } })}
        />
      ))}
    </FieldRow>
  );
}

function TermsFields(props: SiteFieldsProps) {
  const { draft } = props;
  const { change, error, typed } = useFields(props);
  const t = useText();
  return (
    <Section title={t(texts.termsTitle)}>
      <Stack gap={3}>
        <SelectField
          label={t(texts.licence)}
          hint={t(texts.licenceHint)}
          value={draft.licence || undefined}
          onChange={(licence = '') => change({ licence })}
          options={[
            ...Object.entries(knownLicences).map(([id, { name }]) => ({ value: id, label: name })),
            { value: otherLicence, label: t(texts.otherLicence) },
          ]}
          emptyLabel={t(texts.noLicence)}
        />
        {draft.licence === otherLicence && (
          <FieldRow>
            <TextField label={t(texts.licenceName)} {...typed('licenceName', 'licence')} />
            <TextField label={t(texts.licenceUrl)} type="url" {...typed('licenceUrl', 'licenceUrl')} />
          </FieldRow>
        )}
        {draft.licence !== '' && (
          <>
            <NumberField
              label={t(texts.version)}
              hint={t(texts.versionHint)}
              min={1}
              max={siteLimits.version}
              error={error('version', 'versionBack')}
              value={draft.version}
              onChange={(version) => change({ version })}
            />
            <CheckboxField
              label={t(texts.checked)}
              checked={draft.checked}
              onChange={(checked) => change({ checked })}
            />
          </>
        )}
      </Stack>
    </Section>
  );
}

function DocumentFields(props: SiteFieldsProps) {
  const { draft } = props;
  const { change, error } = useFields(props);
  const t = useText();
  const labels = { about: titles.about, terms: titles.terms } as const;
  return (
    <Section title={t(texts.documents)}>
      <Stack gap={3}>
        <p>{t(texts.documentsHint, { operatorSign: '{operator}', licenceSign: '{licence}' })}</p>
        {siteTexts.flatMap((name) =>
          languageCodes.map((code) => (
            <TextAreaField
              key={`${name} ${code}`}
              label={t(texts.inLanguage, { label: t(labels[name]), language: languages[code].name })}
              error={
                isMissing(draft, name, code) || isOdd(draft.texts[name][code]) ? error('text') : undefined
              }
              value={draft.texts[name][code]}
              maxLength={siteLimits.text}
              onChange={(text) =>
                change({ texts: { ...draft.texts, [name]: { ...draft.texts[name], [code]: text } } })
              }
            />
          )),
        )}
      </Stack>
    </Section>
  );
}

const isOdd = (text: string): boolean => text !== '' && !isProse(text, siteLimits.text);

const isMissing = ({ texts: written }: SiteDraft, name: SiteTextName, code: LanguageCode): boolean =>
  code === 'en' && written[name].en.trim() === '' && Object.values(written[name]).some((text) => text !== '');
