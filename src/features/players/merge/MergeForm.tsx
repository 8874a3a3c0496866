import { titles } from '@/language/en/titles';
import { dequal } from 'dequal';
import { List } from '@/ui/List';
import { merging } from '@/language/en/merging';
import { useText } from '@/language/useLanguage';
import type { Player } from '@/model/records/records';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { path } from '@/model/sharing/routes';
import { useToday } from '@/parts/days/useToday';
import { ProposeFields } from '@/parts/forms/ProposeFields';
import { MatchRow } from '@/parts/matches/MatchRow';
import { StayingPage } from '@/parts/merging/StayingPage';
import { useTaken } from '@/parts/merging/useTaken';
import { EffectPanel } from '@/parts/ratings/EffectPanel';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { selectAreDifferent } from '@/wiki/records/differentSelectors';
import { selectConfirmedMatchesOf, selectMeetingsOf, selectMergeEffect } from '@/wiki/records/mergeSelectors';
import { comparedFields, PlayerMergeTable } from './PlayerMergeTable';
import { proposeMerge } from './mergeThunks';

export interface MergeFormProps {
  readonly id: string;
  readonly source: Player;
  readonly target: Player;
}

export function MergeForm({ id, source, target }: MergeFormProps) {
  const t = useText();
  const met = useAppSelector(
    (state) => selectMeetingsOf(state, target.id, source.id).map((match) => match.id),
    dequal,
  );
  const { taken, take, chosen } = useTaken(comparedFields, source, target);
  const pages = { source, target };
  const haveMet = met.length > 0;
  return (
    <Stack>
      {haveMet ? <Met {...pages} matches={met} /> : <StayingPage {...pages} route="merge" id={id} />}
      <Section title={t(merging.compare)}>
        <PlayerMergeTable {...pages} {...(!haveMet && { taking: { taken, onTake: take } })} />
      </Section>
      {!haveMet && <Proposal {...pages} taken={chosen} />}
    </Stack>
  );
}

interface MetProps extends Pick<MergeFormProps, 'source' | 'target'> {
  readonly matches: readonly string[];
}

function Met({ source, target, matches }: MetProps) {
  const t = useText();
  return (
    <Section title={t(merging.met)}>
      <Stack gap={2}>
        <p role="status">
          {t(merging.metHint, { count: matches.length, first: target.name, second: source.name })}
        </p>
        <List label={t(titles.matches)}>
          {matches.map((match) => (
            <MatchRow key={match} id={match} details />
          ))}
        </List>
      </Stack>
    </Section>
  );
}

interface ProposalProps extends Pick<MergeFormProps, 'source' | 'target'> {
  readonly taken: readonly FieldSpec[];
}

function Proposal({ source, target, taken }: ProposalProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const different = useAppSelector((state) => selectAreDifferent(state, target.id, source.id));
  return (
    <>
      {different && <p>{t(merging.saidDifferent)}</p>}
      <Section title={t(merging.follows)}>
        <Follows source={source} target={target} />
      </Section>
      <ProposeFields
        label={t(merging.propose)}
        propose={(why) => dispatch(proposeMerge({ source, target, taken, why }))}
        to={path('player', { id: target.id })}
      />
    </>
  );
}

function Follows({ source, target }: Pick<MergeFormProps, 'source' | 'target'>) {
  const t = useText();
  const today = useToday();
  const matches = useAppSelector(
    (state) =>
      selectConfirmedMatchesOf(state, source.id).length + selectConfirmedMatchesOf(state, target.id).length,
  );
  const result = useAppSelector((state) => selectMergeEffect(state, source.id, target.id, today), dequal);
  return (
    <Stack gap={2}>
      <ul>
        <li>{t(merging.together, { count: matches, name: target.name })}</li>
        <li>{t(merging.leads, { source: source.name })}</li>
        <li>{t(merging.back)}</li>
      </ul>
      {result && <EffectPanel result={result} />}
    </Stack>
  );
}
