import { gaps as texts } from '@/language/en/gaps';
import { career } from '@/language/en/career';
import { titles } from '@/language/en/titles';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { gapKey, type Gap } from '@/model/matches/gaps';
import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { definePage } from '@/store/page';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { Section } from '@/ui/Section';
import { TextLink } from '@/ui/TextLink';
import { MatchLines } from '@/parts/matches/MatchLines';
import { ScopeState } from '@/parts/scopes/ScopeState';
import { localText, sportName } from '@/parts/words/sportWords';
import { useScope } from '@/wiki/scopes/useScope';
import { useSports } from '@/wiki/sports/useSports';
import { useGaps } from './useGaps';

function GapsPage() {
  const t = useText();
  const sports = useSports();
  return (
    <>
      <PageHeader
        title={t(titles.gaps)}
        description={t(texts.description)}
        lead={
          <>
            {t(texts.description)} <TextLink to={path('duplicates')}>{t(titles.duplicates)}</TextLink>
          </>
        }
      />
      {sports.map((sport) => (
        <OfSport key={sport.id} sport={sport} named={sports.length > 1} />
      ))}
    </>
  );
}

function OfSport({ sport, named }: { readonly sport: Sport; readonly named: boolean }) {
  const t = useText();
  const sports = useSports();
  const scopes = [useScope({ kind: 'events' }), useScope({ kind: 'matchesOfSport', sport: sport.id })];
  const found = useGaps(sport);
  const isKnown = found !== undefined;
  const titleOf = (gap: Gap) => {
    const title =
      gap.kind === 'choice'
        ? t(texts.noChoice, { choice: t(localText(gap.choice.label)) })
        : t(gap.kind === 'video' ? texts.noVideo : texts.noSource);
    return named ? `${sportName(t, sports, sport.id)}: ${title}` : title;
  };
  return (
    <ScopeState
      scopes={scopes}
      stored="match"
      empty={!isKnown || found.length === 0}
      what={t(words.matches)}
      nothing={isKnown ? <p>{t(texts.nothing)}</p> : <LoadingState rows={6} label={t(career.computing)} />}
    >
      {found?.map(({ gap, ids }) => (
        <Section key={gapKey(gap)} title={titleOf(gap)} count={ids.length}>
          <MatchLines panel label={titleOf(gap)} ids={ids} />
        </Section>
      ))}
    </ScopeState>
  );
}

export const page = definePage({ Component: GapsPage });
