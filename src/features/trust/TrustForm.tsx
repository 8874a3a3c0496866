import { useState, type FormEvent } from 'react';
import { trust } from '@/language/en/trust';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { earnableKinds, type EarnableKind } from '@/model/trust/editKinds';
import {
  defaultTrustSettings,
  mostNeeded,
  numberSettingNames,
  numberSettings,
  parseTrustSettings,
  type NumberSetting,
} from '@/model/trust/trustSettings';
import { CommandProblem } from '@/parts/outbox/CommandProblem';
import { kindTexts } from '@/parts/trust/kindTexts';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { NumberField } from '@/ui/fields/NumberField';
import { LoadingState } from '@/ui/LoadingState';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { useOnline } from '@/ui/useOnline';
import { isRefused } from '@/model/proposals/command';
import { selectSavingTrust } from '@/wiki/trust/trustSelectors';
import { useAnswer } from '@/wiki/answers/useAnswer';
import { enqueue } from '@/wiki/outbox/outboxThunks';

const labels = {
  days: [trust.days, trust.daysHint],
  countedPerDay: [trust.countedPerDay, trust.countedPerDayHint],
  deciders: [trust.deciders, trust.decidersHint],
  accountDays: [trust.accountDays, trust.accountDaysHint],
  appliedPerDay: [trust.appliedPerDay, trust.appliedPerDayHint],
  openAudits: [trust.openAudits, trust.openAuditsHint],
  probation: [trust.probation, trust.probationHint],
  closeAudit: [trust.closeAudit, trust.closeAuditHint],
  passedForLight: [trust.passedForLight, trust.passedForLightHint],
  lightAudit: [trust.lightAudit, trust.lightAuditHint],
  pauseDays: [trust.pauseDays, trust.pauseDaysHint],
} as const satisfies Record<NumberSetting, readonly [label: Text, hint: Text]>;

type Draft = Readonly<Record<NumberSetting, number | string | undefined>> & {
  readonly on: boolean;
  readonly needed: Readonly<Record<EarnableKind, number | string | undefined>>;
};

/** The conditions under which edits are applied at once, for admins. */
export function TrustForm() {
  const t = useText();
  const online = useOnline();
  const saving = useAppSelector(selectSavingTrust);
  const { data: stored } = useAnswer({ kind: 'trustSettings' });
  const [edited, setDraft] = useState<Draft>();
  const [sent, setSent] = useState(false);
  const draft = edited ?? stored;
  const change = (next: Draft) => {
    setSent(false);
    setDraft(next);
  };
  return (
    <Section title={t(trust.settings)}>
      <Stack gap={4}>
        <p>{t(trust.settingsIntro)}</p>
        {saving.map((command) =>
          isRefused(command) ? (
            <CommandProblem key={command.id} command={command} />
          ) : (
            <p key={command.id} role="status">
              {t(online ? trust.saving : trust.savingOffline)}
            </p>
          ),
        )}
        {draft !== undefined && <Form draft={draft} onChange={change} onSent={() => setSent(true)} />}
        {sent && saving.length === 0 && <p role="status">{t(trust.saved)}</p>}
        {draft === undefined && (online ? <LoadingState rows={4} /> : <p>{t(trust.settingsOffline)}</p>)}
      </Stack>
    </Section>
  );
}

interface FormProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly onSent: () => void;
}

function Form({ draft, onChange, onSent }: FormProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const read = parseTrustSettings(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!read.ok) return;
    dispatch(enqueue({ kind: 'saveTrust', settings: read.value }));
    onSent();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <CheckboxField label={t(trust.on)} checked={draft.on} onChange={(on) => onChange({ ...draft, on })} />
        <fieldset>
          <legend>{t(trust.neededTitle)}</legend>
          <Stack gap={3}>
            {earnableKinds.map((kind) => (
              <NumberField
                key={kind}
                label={t(kindTexts[kind])}
                max={mostNeeded}
                value={draft.needed[kind]}
                onChange={(value) => onChange({ ...draft, needed: { ...draft.needed, [kind]: value } })}
              />
            ))}
          </Stack>
        </fieldset>
        {numberSettingNames.map((name) => (
          <NumberField
            key={name}
            label={t(labels[name][0])}
            hint={t(labels[name][1], { value: defaultTrustSettings[name] })}
            min={numberSettings[name].min}
            max={numberSettings[name].max}
            value={draft[name]}
            onChange={(value) => onChange({ ...draft, [name]: value })}
          />
        ))}
        <Stack row gap={2}>
          <Button type="submit" variant="primary" disabled={!read.ok}>
            {t(trust.save)}
          </Button>
          <Button onClick={() => onChange({ ...defaultTrustSettings, on: draft.on })}>
            {t(trust.toDefaults)}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
