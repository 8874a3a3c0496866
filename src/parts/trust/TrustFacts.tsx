import { records } from '@/language/en/records';
import { trust } from '@/language/en/trust';
import { useLanguage, useText } from '@/language/useLanguage';
import { earnableKinds } from '@/model/trust/editKinds';
import type { UserId } from '@/model/ids';
import { standingOf, type TrustStanding } from '@/model/trust/standing';
import { useAppSelector } from '@/store/typed';
import { DateText } from '@/ui/DateText';
import { DefinitionList } from '@/ui/DefinitionList';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { Rich } from '@/language/Rich';
import { selectProfile } from '@/wiki/session/profileSelectors';
import { kindTexts } from './kindTexts';
import { useTrust } from './useTrust';

/**
 * How far an account is from having each kind of edit applied at once. Visible to itself and to moderators.
 * Renders nothing if trust is switched off.
 */
export function TrustFacts({ uid, own }: { readonly uid: UserId; readonly own: boolean }) {
  const t = useText();
  const asked = useTrust(uid);
  const since = useAppSelector((state) => selectProfile(state, uid)?.since);
  if (asked === undefined || (asked !== 'unknown' && !asked.settings.on)) return null;
  if (asked === 'unknown')
    return (
      <Section title={t(records.atOnce)}>
        <p>{t(trust.unknown)}</p>
      </Section>
    );
  const { trust: earned, settings, moderators, at } = asked;
  const rules = { settings, moderators };
  const standings = earnableKinds
    .filter((kind) => earned.kinds[kind] !== undefined)
    .map((kind) => standingOf(earned, kind, rules, { since, now: at }))
    .filter(({ state }) => state !== 'off');
  const { appliedPerDay, days } = settings;
  return (
    <Section title={t(records.atOnce)}>
      <Stack gap={3}>
        <p>{t(own ? trust.intro : trust.introOfOther, { days, count: appliedPerDay })}</p>
        {standings.length === 0 ? (
          <p>{t(trust.nothing)}</p>
        ) : (
          <DefinitionList
            items={standings.map((standing) => ({
              term: t(kindTexts[standing.kind]),
              value: <StandingText standing={standing} days={days} />,
            }))}
          />
        )}
      </Stack>
    </Section>
  );
}

function StandingText({ standing, days }: { readonly standing: TrustStanding; readonly days: number }) {
  const { t } = useLanguage();
  const { state, accepted, needed, lostAt, until } = standing;
  const day = <DateText value={until ?? 0} />;
  switch (state) {
    case 'off':
      return null;
    case 'trusted':
      return <>{t(trust.atOnce)}</>;
    case 'days':
      return <>{t(trust.tooFewDays, { days })}</>;
    case 'deciders':
      return <>{t(trust.tooFewModerators)}</>;
    case 'paused':
      return <Rich text={trust.paused} values={{ day }} />;
    case 'young':
      return <Rich text={trust.young} values={{ day }} />;
    case 'accepted':
      return lostAt === undefined ? (
        <>{t(trust.counted, { accepted, needed })}</>
      ) : (
        <Rich text={trust.countedAnew} values={{ accepted, needed, day: <DateText value={lostAt} /> }} />
      );
  }
}
