import { EyeOff, GitFork, ListPlus, Pencil, Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { brackets as texts } from '@/language/en/brackets';
import { events } from '@/language/en/events';
import { records } from '@/language/en/records';
import { spoilers } from '@/language/en/spoilers';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import type { Bracket } from '@/model/brackets/bracket';
import { drawKey } from '@/model/brackets/draws';
import { path } from '@/model/sharing/routes';
import type { Event } from '@/model/records/records';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Choices } from '@/ui/Choices';
import { EmptyState } from '@/ui/EmptyState';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { PendingContent } from '@/parts/scopes/PendingContent';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { SignInPanel } from '@/parts/session/SignInPanel';
import { selectLikelyMayEdit, selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { isPending } from '@/wiki/scopes/readiness';
import { useScopeStatus } from '@/wiki/scopes/useScope';
import { selectCardSecrecy } from '@/wiki/spoilers/spoilersSelectors';
import { useSport } from '@/wiki/sports/useSports';
import { CardResults } from '../CardResults';
import styles from './Brackets.module.css';
import { BracketBoard } from './BracketBoard';
import { isToPutOnCard, putOnCard } from './bracketThunks';
import { DrawEditor } from './DrawEditor';
import { drawTitle } from '@/parts/words/drawWords';
import { TableCalls } from './TableCalls';
import { selectMayEnter, useBrackets } from './useBrackets';
import { WeighIn } from './WeighIn';

export function BracketsPanel({ event }: { readonly event: Event }) {
  const t = useText();
  const { id, sport: sportOf } = event;
  const sport = useSport(sportOf.id);
  const brackets = useBrackets(id);
  const likely = useAppSelector(selectLikelyMayEdit);
  const mayEdit = useAppSelector(selectMayEdit);
  const mayEnter = useAppSelector((state) => selectMayEnter(state, id));
  const hidden = useAppSelector((state) => selectCardSecrecy(state, id) === 'hidden');
  const areNamed = useAreNamed(brackets);
  const [editing, setEditing] = useState<string>();
  const [view, choices] = useViews(event, [
    ['tables', t(texts.tables)],
    ...brackets.map(({ draw }) => [drawKey(draw), drawTitle(t, sport, draw)] as const),
    ['weigh-in', t(texts.weighIn)],
  ]);
  const draws = brackets.map(({ draw }) => draw);
  const shown = brackets.find(({ draw }) => drawKey(draw) === view);
  if (editing !== undefined && (editing === '' ? mayEdit : mayEnter))
    return (
      <DrawEditor
        key={editing}
        event={id}
        sport={sport}
        draws={draws}
        bracket={brackets.find(({ draw }) => drawKey(draw) === editing)}
        onClose={() => setEditing(undefined)}
      />
    );
  const add = likely && (
    <Button size="sm" icon={<Plus />} disabled={!mayEdit} onClick={() => setEditing('')}>
      {t(records.addBracket)}
    </Button>
  );
  if (brackets.length === 0)
    return likely ? (
      <EmptyState icon={<GitFork />} title={t(texts.none)} action={add}>
        {t(texts.noneWhy)}
      </EmptyState>
    ) : (
      <SignInPanel title={t(texts.signIn)}>{t(texts.signInWhy)}</SignInPanel>
    );
  if (!areNamed) return <PendingContent rows={8} label={t(titles.brackets)} />;
  return (
    <Section
      title={shown ? drawTitle(t, sport, shown.draw) : t(view === 'weigh-in' ? texts.weighIn : texts.tables)}
      actions={
        <>
          <CardResults event={id} />
          {shown && mayEnter && (
            <BracketActions event={id} bracket={shown} onEdit={() => setEditing(drawKey(shown.draw))} />
          )}
          {add}
          <Button size="sm" icon={<Printer />} onClick={() => window.print()}>
            {t(events.print)}
          </Button>
        </>
      }
    >
      <Stack>
        <div className={styles.screenOnly}>
          <Choices label={t(texts.views)} choices={choices} />
        </div>
        {shown ? (
          <BracketBoard event={id} bracket={shown} />
        ) : view === 'weigh-in' ? (
          <WeighIn sport={sport} draws={draws} />
        ) : hidden ? (
          // Without results a match that is over would seem to be called.
          <EmptyState icon={<EyeOff />} title={t(spoilers.hidden)}>
            {t(spoilers.hiddenHint)}
          </EmptyState>
        ) : (
          <TableCalls event={id} sport={sport} brackets={brackets} />
        )}
      </Stack>
    </Section>
  );
}

interface BracketActionsProps {
  readonly event: string;
  readonly bracket: Bracket;
  readonly onEdit: () => void;
}

function BracketActions({ event, bracket, onEdit }: BracketActionsProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const count = bracket.matches.filter(isToPutOnCard).length;
  return (
    <>
      <Button size="sm" icon={<Pencil />} onClick={onEdit}>
        {t(texts.edit)}
      </Button>
      {/* Scorers find on their phones what is on the card. */}
      {count > 0 && (
        <Button size="sm" icon={<ListPlus />} onClick={() => dispatch(putOnCard(event, bracket))}>
          {t(texts.putOnCard, { count })}
        </Button>
      )}
    </>
  );
}

/** Whether every entrant has a name, or no more names will come: a result that is entered stores them. */
function useAreNamed(brackets: readonly Bracket[]): boolean {
  const scope = useScopeStatus({ kind: 'players' });
  const known = useAppSelector((state) =>
    brackets.every(({ draw }) =>
      draw.entrants.every(({ id, absent }) => absent === true || selectPlayer(state, id) !== undefined),
    ),
  );
  const awaited = isPending(useReadiness([scope]), false);
  return known || !awaited;
}

function useViews({ id: eventId, sport }: Event, views: readonly (readonly [key: string, label: string])[]) {
  const [params] = useSearchParams();
  const asked = params.get('view');
  const view = views.find(([key]) => key === asked)?.[0] ?? 'tables';
  const to = path('eventPanel', { id: sport.id, eventId, panel: 'brackets' });
  return [
    view,
    views.map(([key, label]) => ({
      to: key === 'tables' ? to : `${to}?${new URLSearchParams({ view: key }).toString()}`,
      label,
      current: key === view,
    })),
  ] as const;
}
