import { useState } from 'react';
import { ListChecks } from 'lucide-react';
import { picks as texts } from '@/language/en/picks';
import { titles } from '@/language/en/titles';
import { useLanguage } from '@/language/useLanguage';
import { groupBy } from '@/lib/groupBy';
import { sameItems } from '@/lib/sameItems';
import { idAs } from '@/model/identity/identities';
import type { UserId } from '@/model/ids';
import { matchName } from '@/model/matches/matchFacts';
import { tellsResult } from '@/model/matches/spoilers';
import { picksAtOnce, statedChance, type Pick } from '@/model/picks/pick';
import { calibrationOf } from '@/model/picks/pickCalibration';
import { pickResult } from '@/model/picks/points';
import { yearTableId, type PickTable } from '@/model/picks/table';
import type { Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { useToday } from '@/parts/days/useToday';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { isPending } from '@/wiki/scopes/readiness';
import { pickResultText } from '@/parts/picks/pickResultText';
import { selectPick, selectWaitingPicks } from '@/parts/picks/picksSelectors';
import { pointsIn, usePickTable } from '@/parts/picks/usePickTable';
import { SignInPanel } from '@/parts/session/SignInPanel';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/List';
import { ListSection } from '@/ui/ListSection';
import { LoadingState } from '@/ui/LoadingState';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useAnswer, useAnswers } from '@/wiki/answers/useAnswer';
import { selectIdentities } from '@/wiki/records/identitiesSelectors';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { selectHidesSums } from '@/wiki/spoilers/hiddenSums';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';

export function OwnPicks({ sport }: { readonly sport: Sport }) {
  const { t } = useLanguage();
  const uid = useAppSelector(selectUid);
  return uid === undefined ? (
    <SignInPanel title={t(texts.mineSignIn)}>{t(texts.mineSignInBody)}</SignInPanel>
  ) : (
    <OfAccount sport={sport} uid={uid} />
  );
}

function OfAccount({ sport, uid }: { readonly sport: Sport; readonly uid: UserId }) {
  const { t } = useLanguage();
  const scopes = [useScope({ kind: 'events' }), useScope({ kind: 'matchesOfSport', sport: sport.id })];
  const { data, failed } = useAnswer({ kind: 'ownPicks', uid });
  const made = useMade(data?.picks);
  const matches = useAppSelector(
    (state) => made.map(({ match }) => selectShownMatch(state, match)),
    sameItems,
  );
  const identities = useAppSelector(selectIdentities);
  const known = made.flatMap((pick, at): readonly PickedMatch[] => {
    const match = matches[at];
    const player = idAs(pick.player, identities);
    return match?.event.sport.id === sport.id ? [{ match, pick: { ...pick, player } }] : [];
  });
  const readiness = useReadiness(scopes, { stored: 'match', whole: true });
  const isUnreachable = data === undefined && failed !== undefined;
  const isLoading =
    (data === undefined && !isUnreachable) || (made.length > 0 && isPending(readiness, known.length > 0));
  if (isLoading) return <LoadingState rows={4} label={t(texts.mine)} />;
  if (known.length === 0)
    return isUnreachable ? (
      <EmptyState icon={<ListChecks />} title={t(texts.mineUnreachable)} />
    ) : (
      <EmptyState icon={<ListChecks />} title={t(texts.noneMade)}>
        {t(texts.noneMadeWhy)}
      </EmptyState>
    );
  return (
    <Stack gap={4}>
      {isUnreachable && <p role="status">{t(texts.mineOnDevice)}</p>}
      {data?.isCut === true && <p>{t(texts.mineCut, { count: picksAtOnce })}</p>}
      <YearTotal sport={sport} />
      <Calibration picked={known} />
      <ByEvent picked={known} />
    </Stack>
  );
}

function useMade(answered: readonly Pick[] | undefined): readonly Pick[] {
  const onDevice = useAppSelector(({ picks }) => picks.byMatch);
  const waiting = useAppSelector(selectWaitingPicks, sameItems);
  // Also once they are sent: the answer is from before.
  const [waited, setWaited] = useState(waiting);
  if (waiting.some((id) => !waited.includes(id))) setWaited([...new Set([...waiting, ...waited])]);
  const changed = useAppSelector((state) => waited.flatMap((id) => selectPick(state, id) ?? []), sameItems);
  const others = answered ?? Object.values(onDevice).filter(({ player }) => player !== '');
  return [...changed, ...others.filter(({ match }) => !waited.includes(match))];
}

interface PickedMatch {
  readonly match: Match;
  /** With the surviving player of a merge. */
  readonly pick: Pick;
}

function YearTotal({ sport }: { readonly sport: Sport }) {
  const { t, number } = useLanguage();
  const year = useToday().slice(0, 4);
  const { own } = usePickTable(yearTableId(sport.id, year));
  const hidden = useAppSelector(selectHidesSums);
  if (own === undefined || hidden) return undefined;
  const values = { year, points: pointsIn(number, own.points), place: number(own.place), count: own.people };
  return <p>{t(texts.yearTotal, values)}</p>;
}

function Calibration({ picked }: { readonly picked: readonly PickedMatch[] }) {
  const { t, number } = useLanguage();
  const steps = calibrationOf(
    picked.flatMap(({ match, pick }) => {
      const { kind } = pickResult(pick, match);
      return kind === 'right' || kind === 'wrong'
        ? [{ sureness: pick.sureness, isRight: kind === 'right' }]
        : [];
    }),
  );
  if (steps.length === 0) return undefined;
  const share = (value: number) => number(value, { style: 'percent' });
  return (
    <Section title={t(texts.calibration)}>
      <DataTable
        oneLine
        caption={t(texts.calibration)}
        columns={[
          { label: t(texts.calibrationSaid), phone: 'lead', cell: ({ stated }) => share(stated) },
          {
            label: t(texts.calibrationWas),
            align: 'end',
            phone: 'end',
            cell: ({ right, of }) =>
              t(texts.calibrationOf, { share: share(right / of), right: number(right), count: of }),
          },
        ]}
        rows={steps}
        keyOf={({ sureness }) => String(sureness)}
      />
    </Section>
  );
}

function ByEvent({ picked }: { readonly picked: readonly PickedMatch[] }) {
  const events = groupBy(picked, ({ match }) => match.event.id);
  const decided = [...events].filter(([, among]) => among.some(({ match }) => tellsResult(match)));
  const tables = useAnswers<'pickTable'>(decided.map(([id]) => ({ kind: 'pickTable', id })));
  return [...events].map(([id, among]) => (
    <OfEvent
      key={id}
      id={id}
      picked={among}
      table={tables[decided.findIndex(([each]) => each === id)]?.table}
    />
  ));
}

interface OfEventProps {
  readonly id: string;
  readonly picked: readonly PickedMatch[];
  readonly table: PickTable | undefined;
}

function OfEvent({ id, picked, table }: OfEventProps) {
  const { t } = useLanguage();
  const event = useAppSelector((state) => selectEvent(state, id));
  if (event === undefined) return undefined;
  const to = path('eventPanel', { id: event.sport.id, eventId: id, panel: 'picks' });
  return (
    <ListSection title={event.name} actions={table && <TextLink to={to}>{t(titles.picks)}</TextLink>}>
      {picked.map((each) => (
        <PickRow key={each.match.id} {...each} table={table} />
      ))}
    </ListSection>
  );
}

function PickRow({ match, pick, table }: PickedMatch & { readonly table: PickTable | undefined }) {
  const language = useLanguage();
  const { t, number } = language;
  const player = [match.player1, match.player2].find(({ id }) => id === pick.player);
  const chances = table?.matches.find((each) => each.match === match.id);
  // The table names the player as of its making, who may have been merged since.
  const first = useAppSelector((state) => chances && idAs(chances.first, selectIdentities(state)));
  const ratedFirst = chances && (first === match.player1.id ? chances.rated : 1 - chances.rated);
  const result = pickResult(pick, match, ratedFirst);
  // Without the table's chance nobody knows the points yet.
  const isScored = ratedFirst !== undefined || !('points' in result);
  return (
    <ListRow
      title={matchName(match)}
      to={path('match', { id: match.id })}
      subtitle={
        player &&
        t(texts.picked, {
          player: player.name,
          chance: number(statedChance[pick.sureness], { style: 'percent' }),
        })
      }
    >
      {!tellsResult(match)
        ? t(texts.notDecided)
        : isScored
          ? pickResultText(language, result)
          : t(result.kind === 'right' ? texts.rightUnscored : texts.wrongUnscored)}
    </ListRow>
  );
}
