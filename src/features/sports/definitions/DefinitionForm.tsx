import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { definitions } from '@/language/en/definitions';
import { problemMessage } from '@/language/sportProblems';
import { message, type Message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import type { ToldProblem } from '@/model/parsing/sportProblem';
import { findSport, type Sport } from '@/model/sports';
import { sportName, localText, matchWords } from '@/parts/words/sportWords';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Choices } from '@/ui/Choices';
import { FileButton } from '@/ui/FileButton';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { useOnline } from '@/ui/useOnline';
import { newAction } from '@/wiki/answers/askOnce';
import { useAskOnce } from '@/wiki/answers/useAskOnce';
import { successShown } from '@/wiki/notices/outcomeNotices';
import { useSports } from '@/wiki/sports/useSports';
import { DefinitionFields } from './DefinitionFields';
import { DefinitionPreview } from './DefinitionPreview';
import { draftOf, textOf } from './definitionDraft';
import { readDefinition, type ReadDefinition } from './readDefinition';
import { templates } from './templates';
import { List, ListRow } from '@/ui/List';
import { matchLineOf } from '@/wiki/sports/matchLineOf';
import { sampleMatches } from './sampleMatches';

const viewParam = 'as';

const written = (sport: Sport | undefined): string => (sport ? textOf(sport) : '');

export function DefinitionForm() {
  const t = useText();
  const sports = useSports();
  const [chosen, setChosen] = useState<string | undefined>(sports[0]?.id);
  const [text, setText] = useState(() => written(sports[0]));
  const stored = findSport(sports, chosen ?? '');
  const read = readDefinition(text);
  const { busy, refused, forget, store } = useStoring(sports);
  const online = useOnline();
  const change = (next: string) => {
    forget();
    setText(next);
  };

  return (
    <Stack gap={4}>
      <SelectField
        label={t(definitions.sport)}
        value={chosen}
        onChange={(id) => {
          setChosen(id);
          change(written(findSport(sports, id ?? '')));
        }}
        options={sports.map(({ id }) => ({ value: id, label: sportName(t, sports, id) }))}
        emptyLabel={t(definitions.newSport)}
      />
      {stored === undefined && text.trim() === '' && <Templates sports={sports} onChoose={change} />}
      <DefinitionView text={text} stored={stored} onChange={change} />
      <Stack row gap={2}>
        <Button
          variant="primary"
          busy={busy}
          disabled={read.kind !== 'sport' || !online}
          onClick={() => void store(read)}
        >
          {t(definitions.store)}
        </Button>
        <FileButton
          label={t(definitions.openFile)}
          accept="application/json,.json"
          onFile={(file) => void file.text().then(change, () => change(''))}
        />
      </Stack>
      {!online && <p>{t(definitions.offline)}</p>}
      <Problems read={read} refused={refused} />
      {read.kind === 'sport' && (
        <Section title={t(definitions.preview)}>
          <SampleCard sport={read.sport} />
          <DefinitionPreview sport={read.sport} />
        </Section>
      )}
    </Stack>
  );
}

interface ViewProps {
  readonly text: string;
  readonly stored: Sport | undefined;
  readonly onChange: (text: string) => void;
}

function DefinitionView({ text, stored, onChange }: ViewProps) {
  const t = useText();
  const [params] = useSearchParams();
  const asJson = params.get(viewParam) === 'json';
  const draft = asJson ? undefined : draftOf(text);
  return (
    <>
      <Choices
        label={t(definitions.views)}
        choices={[
          { to: `?${viewParam}=form`, label: t(definitions.form), current: !asJson },
          { to: `?${viewParam}=json`, label: t(definitions.asJson), current: asJson },
        ]}
      />
      {draft === undefined ? (
        <TextAreaField
          label={t(definitions.json)}
          hint={t(definitions.jsonHint)}
          value={text}
          onChange={onChange}
          rows={16}
        />
      ) : (
        <DefinitionFields draft={draft} stored={stored} onChange={(next) => onChange(textOf(next))} />
      )}
    </>
  );
}

interface TemplatesProps {
  readonly sports: readonly Sport[];
  readonly onChoose: (text: string) => void;
}

function Templates({ sports, onChoose }: TemplatesProps) {
  const t = useText();
  const others = templates.filter(({ id }) => findSport(sports, id) === undefined);
  if (others.length === 0) return null;
  return (
    <Stack gap={2}>
      <p>{t(definitions.templates)}</p>
      <Stack row gap={2}>
        {others.map((template) => (
          <Button key={template.id} onClick={() => onChoose(textOf(template))}>
            {t(localText(template.name))}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

type Refused = readonly ToldProblem[] | Message;

function useStoring(sports: readonly Sport[]) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { busy, ask } = useAskOnce();
  const [refused, setRefused] = useState<Refused>([]);
  const store = async (read: ReadDefinition) => {
    if (read.kind !== 'sport') return;
    const { sport, definition } = read;
    const mode = findSport(sports, sport.id) === undefined ? 'add' : 'update';
    const action = dispatch(newAction());
    const { data: problems, failed } = await ask({ kind: 'saveSport', definition, mode, action });
    if (failed !== undefined) {
      setRefused(message(failed === 'permission-denied' ? definitions.denied : definitions.failed));
      return;
    }
    setRefused(problems);
    if (problems.length > 0) return;
    const said = message(definitions.stored, { sport: t(localText(sport.name)) });
    dispatch(successShown('definition', said));
  };
  return { busy, refused, forget: () => setRefused([]), store };
}

function Problems({ read, refused }: { readonly read: ReadDefinition; readonly refused: Refused }) {
  const t = useText();
  if (!Array.isArray(refused)) return <p role="alert">{t(refused as Message)}</p>;
  if (read.kind === 'notJson') return <p role="alert">{t(definitions.notJson, { reason: read.reason })}</p>;
  const problems: readonly ToldProblem[] = read.kind === 'wrong' ? read.problems : refused;
  if (problems.length === 0) return null;
  return (
    <div role="alert">
      <p>{t(definitions.problems, { count: problems.length })}</p>
      <ul>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>
            {typeof problem === 'string' ? problem : t(problemMessage(problem))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function SampleCard({ sport }: { readonly sport: Sport }) {
  const t = useText();
  const matches = sampleMatches(sport, [t(definitions.sampleOne), t(definitions.sampleTwo)]);
  return (
    <List bare label={t(definitions.sampleCard)} ordered>
      {matches.map((match) => (
        <ListRow
          key={matchWords(t, sport, match).join() + String(match.player1.score)}
          title={matchLineOf(t, sport, match, 'whole')}
          subtitle={matchWords(t, sport, match).join(' · ')}
        />
      ))}
    </List>
  );
}
