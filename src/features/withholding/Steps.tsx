import { useState } from 'react';
import { words } from '@/language/en/words';
import { withholding as texts } from '@/language/en/withholding';
import { useText } from '@/language/useLanguage';
import { formerNamesOf } from '@/model/records/formerNames';
import type { PlayerShown } from '@/model/identity/identities';
import { presentNames } from '@/model/identity/namesOfPlayer';
import { path } from '@/model/sharing/routes';
import { lengthOf, limits } from '@/model/schema/limits';
import { cleanLine } from '@/model/texts';
import { mostSpellings, withholdingHours } from '@/model/privacy/withholding';
import { loadErrorWord } from '@/parts/scopes/errorWords';
import { usePlayerNamesakes } from '@/parts/namesakes/PlayerNamesakeLinks';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useOnline } from '@/ui/useOnline';
import { newAction } from '@/wiki/answers/askOnce';
import { useAskOnce } from '@/wiki/answers/useAskOnce';
import { selectMatchIdsOfPlayer, selectPlayer } from '@/wiki/records/recordsSelectors';

export interface StepsProps {
  readonly player: PlayerShown;
  readonly request: string | undefined;
  readonly onBegun: () => void;
}

export function Steps({ player, request, onBegun }: StepsProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { same } = usePlayerNamesakes(player.name, player.id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([player.id]));
  const [typed, setTyped] = useState(() => proposedNames(player).join('\n'));
  const [sure, setSure] = useState(false);
  const { busy, failed, ask } = useAskOnce();
  // One id for all attempts, so that repeated clicks act once.
  const [action] = useState(() => dispatch(newAction()));
  const names = linesOf(typed);
  const problem = names.length > mostSpellings || names.some((name) => lengthOf(name) > limits.name);
  const toggle = (id: string) =>
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
    );
  const withhold = async () => {
    const asked = { kind: 'withhold', players: [...chosen], names, action } as const;
    const answer = await ask({ ...asked, ...(request !== undefined && { request }) });
    if (answer.failed === undefined) onBegun();
  };
  const online = useOnline();
  return (
    <Section title={t(texts.stepsOf, { name: player.name })}>
      <Stack gap={4}>
        <h3>{t(texts.who)}</h3>
        <p>{t(texts.whoBody)}</p>
        <h3>{t(texts.pages)}</h3>
        <p>{t(texts.pagesBody)}</p>
        {[player.id, ...same].map((id) => (
          <PageChoice
            key={id}
            id={id}
            chosen={chosen.has(id)}
            fixed={id === player.id}
            onChange={() => toggle(id)}
          />
        ))}
        <TextAreaField
          label={t(texts.names)}
          hint={t(texts.namesHint)}
          rows={Math.max(3, names.length + 1)}
          value={typed}
          error={problem ? t(texts.tooManyNames, { most: mostSpellings, max: limits.name }) : undefined}
          onChange={setTyped}
        />
        <Consequences />
        <CheckboxField label={t(texts.sure)} checked={sure} onChange={setSure} />
        {!online && <p role="status">{t(texts.offline)}</p>}
        {failed !== undefined && (
          <p role="alert">{t(texts.failed, { why: { text: loadErrorWord(failed) } })}</p>
        )}
        <div>
          <Button
            variant="danger"
            disabled={!sure || problem || !online}
            busy={busy}
            onClick={() => void withhold()}
          >
            {t(texts.ok)}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}

function Consequences() {
  const t = useText();
  return (
    <>
      <h3>{t(texts.happens)}</h3>
      <ul>
        <li>{t(texts.happensPages)}</li>
        <li>{t(texts.happensTexts)}</li>
        <li>{t(texts.happensFiles, { hours: withholdingHours })}</li>
        <li>{t(texts.happensGood)}</li>
      </ul>
    </>
  );
}

export function Begun() {
  const t = useText();
  return (
    <Section title={t(texts.begun)}>
      <p role="status">{t(texts.begunBody, { hours: withholdingHours })}</p>
    </Section>
  );
}

interface PageChoiceProps {
  readonly id: string;
  readonly chosen: boolean;
  readonly fixed: boolean;
  readonly onChange: () => void;
}

function PageChoice({ id, chosen, fixed, onChange }: PageChoiceProps) {
  const t = useText();
  const name = useAppSelector((state) => selectPlayer(state, id)?.name);
  const count = useAppSelector((state) => selectMatchIdsOfPlayer(state, id).length);
  return (
    <CheckboxField
      label={
        <>
          <TextLink to={path('player', { id })}>{name}</TextLink> ({t(words.matchCount, { count })})
        </>
      }
      checked={chosen}
      disabled={fixed}
      onChange={onChange}
    />
  );
}

const linesOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split('\n')
      .map(cleanLine)
      .filter((line) => line !== ''),
  ),
];

/** Scripts that write a full name without spaces. */
const inOneWord = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Names that surely mean the person. A single word may mean something else, unless its script writes full
 * names in one word.
 */
const proposedNames = (player: PlayerShown): readonly string[] =>
  [player.name, ...presentNames(player), ...formerNamesOf(player)].filter(
    (name, at) => /\s/u.test(name) || (at === 0 && inOneWord.test(name)),
  );
