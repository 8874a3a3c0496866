import { useState } from 'react';
import { splitting } from '@/language/en/splitting';
import { words } from '@/language/en/words';
import type { Text } from '@/language/text';
import { useLanguage, useText } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { limits } from '@/model/schema/limits';
import { matchName } from '@/model/matches/matchFacts';
import type { Player } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { cleanName } from '@/model/texts';
import { ProposeFields } from '@/parts/forms/ProposeFields';
import { PlayerPicker } from '@/parts/ratings/PlayerPicker';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { List, ListRow } from '@/ui/List';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import type { PlayerChoice } from '@/wiki/proposals/recordsThunks';
import { selectEvent, selectMatch, selectPlayerName } from '@/wiki/records/recordsSelectors';
import { selectMatchesToSplit } from './splitSelectors';
import { proposeSplit } from './splitThunks';

export function SplitForm({ player }: { readonly player: Player }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const ids = useAppSelector((state) => selectMatchesToSplit(state, player.id));
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [other, setOther] = useState<OtherPerson>({ isNew: true, name: player.name, page: undefined });
  // A chosen match may have been deleted meanwhile.
  const chosen = ids.filter((id) => marked.has(id));
  const { choice, met } = usePerson(other, chosen);
  const problem = problemOf(other, chosen, ids) ?? (met ? splitting.met : undefined);
  const choose = (id: string, on: boolean) =>
    setMarked((before) => new Set(on ? [...before, id] : [...before].filter((each) => each !== id)));
  return (
    <Stack>
      <Section title={t(splitting.choose)}>
        <Stack gap={2}>
          <p>{t(splitting.chooseHint)}</p>
          <p role="status">{t(splitting.chosen, { count: chosen.length, all: ids.length })}</p>
          <List label={t(splitting.choose)}>
            {ids.map((id) => (
              <MatchChoice key={id} id={id} checked={marked.has(id)} onChange={(on) => choose(id, on)} />
            ))}
          </List>
        </Stack>
      </Section>
      <Section title={t(splitting.other)}>
        <OtherFields except={player.id} other={other} onChange={setOther} />
      </Section>
      {problem === undefined && <Follows count={chosen.length} choice={choice} />}
      <ProposeFields
        label={t(splitting.propose)}
        propose={(why) => dispatch(proposeSplit({ player: player.id, matches: chosen, other: choice, why }))}
        to={path('player', { id: player.id })}
        problem={problem && t(problem)}
      />
    </Stack>
  );
}

function Follows({ count, choice }: { readonly count: number; readonly choice: PlayerChoice }) {
  const t = useText();
  const name = 'newName' in choice ? choice.newName : choice.name;
  return (
    <Section title={t(splitting.follows)}>
      <ul>
        <li>{t(splitting.moved, { count, name })}</li>
        <li>{t(splitting.different)}</li>
        <li>{t(splitting.back)}</li>
      </ul>
    </Section>
  );
}

interface OtherPerson {
  readonly isNew: boolean;
  readonly name: string;
  readonly page: string | undefined;
}

function usePerson({ isNew, name, page }: OtherPerson, chosen: readonly string[]) {
  const known = isNew ? undefined : page;
  const pageName = useAppSelector((state) => (known === undefined ? '' : selectPlayerName(state, known)));
  const met = useAppSelector((state) =>
    chosen.some((id) => {
      const match = selectMatch(state, id);
      return [match?.player1.id, match?.player2.id].some((at) => at !== undefined && at === known);
    }),
  );
  const choice: PlayerChoice =
    known === undefined ? { newName: cleanName(name) } : { id: known, name: pageName };
  return { choice, met };
}

interface OtherFieldsProps {
  readonly except: string;
  readonly other: OtherPerson;
  readonly onChange: (other: OtherPerson) => void;
}

function OtherFields({ except, other, onChange }: OtherFieldsProps) {
  const t = useText();
  return (
    <Stack gap={2}>
      <SelectField
        label={t(splitting.other)}
        value={other.isNew ? 'new' : 'known'}
        onChange={(value) => onChange({ ...other, isNew: value === 'new' })}
        options={[
          { value: 'new', label: t(splitting.newPage) },
          { value: 'known', label: t(splitting.knownPage) },
        ]}
      />
      {other.isNew ? (
        <TextField
          label={t(splitting.name)}
          hint={t(splitting.nameHint)}
          value={other.name}
          onChange={(name) => onChange({ ...other, name })}
          maxLength={limits.name}
        />
      ) : (
        <PlayerPicker
          label={t(splitting.page)}
          value={other.page}
          except={except}
          onChange={(page) => onChange({ ...other, page })}
        />
      )}
    </Stack>
  );
}

function problemOf(
  { isNew, name, page }: OtherPerson,
  chosen: readonly string[],
  all: readonly string[],
): Text | undefined {
  if (chosen.length === 0) return splitting.chooseSome;
  if (chosen.length === all.length) return splitting.leaveSome;
  if (isNew && cleanName(name) === '') return splitting.nameMissing;
  return !isNew && page === undefined ? splitting.pageMissing : undefined;
}

interface MatchChoiceProps {
  readonly id: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function MatchChoice({ id, checked, onChange }: MatchChoiceProps) {
  const { t, dates } = useLanguage();
  const match = useAppSelector((state) => selectMatch(state, id));
  const event = useAppSelector((state) => match && selectEvent(state, match.event.id)?.name);
  if (!match) return undefined;
  const name = matchName(match);
  return (
    <ListRow
      leading={
        <CheckboxField
          label={t(splitting.ofOther, { match: name })}
          hideLabel
          checked={checked}
          onChange={onChange}
        />
      }
      title={name}
      subtitle={[dates.day(knownDate(match)), event ?? t(words.event)].filter(Boolean).join(' · ')}
    />
  );
}
