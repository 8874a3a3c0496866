import { dequal } from 'dequal';
import { TriangleAlert, Users, Hourglass } from 'lucide-react';
import { CommandProblem } from '@/parts/outbox/CommandProblem';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { useExplanation } from '@/parts/records/useExplanation';
import { fieldLabel } from '@/parts/words/sportWords';
import { sentences } from '@/language/en/sentences';
import { moderation } from '@/language/en/moderation';
import { Rich } from '@/language/Rich';
import type { Language } from '@/language/language';
import { message, type Message, type Text } from '@/language/text';
import { useLanguage } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';
import { useAppSelector, type RootState } from '@/store/typed';
import { selectProposedName, type ProposedName } from '@/wiki/review/proposedName';
import { Hint } from './Hint';
import styles from '../queue/QueueEntry.module.css';
import {
  selectConflicts,
  selectLost,
  selectPrerequisites,
  selectRefused,
  selectRivalCounts,
  selectSameNames,
  selectSaysNothingNew,
} from './moderationSelectors';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { DateText } from '@/ui/DateText';
import { useWait } from './useWait';
import { path } from '@/model/sharing/routes';
import { TextLink } from '@/ui/TextLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { PlayerNamesakeLinks, usePlayerNamesakes } from '@/parts/namesakes/PlayerNamesakeLinks';

export function QueueHints({ id }: { readonly id: DeltaId }) {
  const language = useLanguage();
  const { t } = language;
  const cause = useAppSelector((state) => selectDelta(state, id)?.problemCause, dequal);
  const waits = cause?.code === 'waitsForObjections';
  const said = useAppSelector((state) => (waits ? undefined : selectDelta(state, id)?.problem));
  const problem = useExplanation(said, cause);
  const refused = useAppSelector((state) => selectRefused(state, id));
  const named = useAppSelector((state) => selectProposedName(state, id), dequal);
  const hints = useAppSelector((state) => selectHints(state, id, language), dequal);
  return (
    <>
      {refused && <CommandProblem command={refused} />}
      {named && <NameHint {...named} />}
      <WaitHint id={id} />
      {(problem !== undefined || hints.length > 0) && (
        <ul role="list" className={styles.hints}>
          {problem !== undefined && (
            <Hint as="li" icon={<TriangleAlert />} tone="danger">
              <Rich text={moderation.problem} values={{ problem }} />
            </Hint>
          )}
          {hints.map((hint) => (
            <Hint key={hint.text.id} as="li" icon={<Users />}>
              {t(hint)}
            </Hint>
          ))}
        </ul>
      )}
    </>
  );
}

function selectHints(state: RootState, id: DeltaId, { t, list }: Language): readonly Message[] {
  const conflicts = selectConflicts(state, id);
  const rivals = selectRivalCounts(state, id);
  const names = selectSameNames(state, id);
  const lost = selectLost(state, id);
  const before = selectPrerequisites(state, id);
  const [only] = before;
  return [
    selectSaysNothingNew(state, id) && message(sentences.known),
    conflicts.length > 0 &&
      message(moderation.changedSince, { fields: list(conflicts.map((field) => fieldLabel(t, field))) }),
    rivals.own > 0 && message(moderation.ownRivals),
    rivals.others > 0 && message(moderation.otherRivals, { count: rivals.others }),
    names > 0 && message(moderation.sameNames, { count: names }),
    lost[0] !== undefined && message(lacks[lost[0].collection]),
    before.length > 1 && message(moderation.needsSome, { records: before.length }),
    before.length === 1 && only !== undefined && message(needs[only.collection]),
  ].filter((hint) => hint !== false);
}

const lacks = {
  event: moderation.lacksEvent,
  match: moderation.lacksMatch,
  player: moderation.lacksPlayer,
} as const satisfies Record<Collection, Text>;

const needs = {
  event: moderation.needsEvent,
  match: moderation.needsMatch,
  player: moderation.needsPlayer,
} as const satisfies Record<Collection, Text>;

/** Why a deletion or merge waits, until when, and who can end it. */
function WaitHint({ id }: { readonly id: DeltaId }) {
  const wait = useWait(id);
  if (wait === undefined) return null;
  const until = <DateText value={wait.until} format="time" />;
  return (
    <Hint icon={<Hourglass />}>
      {wait.state === 'others' ? (
        <Rich text={moderation.waitsForYou} values={{ until, name: <ProfileName uid={wait.by} /> }} />
      ) : (
        <Rich
          text={wait.state === 'own' ? moderation.waitsForOthers : moderation.waitOver}
          values={{ until }}
        />
      )}
    </Hint>
  );
}

/**
 * Players with the proposed name or a similar one, who may be the same person. Renders nothing without any.
 */
function NameHint({ name, player, isNew }: ProposedName) {
  const { same, similar } = usePlayerNamesakes(name, player);
  const [ids, text] = same.length > 0 ? [same, moderation.knownNames] : [similar, moderation.similarNames];
  if (ids.length === 0) return null;
  // A comparison needs two pages, and a new player has none yet.
  const compare = isNew
    ? undefined
    : (id: string, of: string) => <Compare player={player} id={id} name={of} />;
  return (
    <Hint icon={<Users />}>
      <Rich text={text} values={{ players: <PlayerNamesakeLinks ids={ids} after={compare} /> }} />
    </Hint>
  );
}

interface CompareProps {
  readonly player: string;
  readonly id: string;
  readonly name: string;
}

function Compare({ player, id, name }: CompareProps) {
  return (
    <>
      {' – '}
      <TextLink to={`${path('merge', { id: player })}?with=${encodeURIComponent(id)}`}>
        <Rich
          text={moderation.compareWith}
          values={{ name }}
          tags={{ more: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
        />
      </TextLink>
    </>
  );
}
