import { ownLimits } from '@/language/en/ownLimits';
import { Rich } from '@/language/Rich';
import { useLanguage } from '@/language/useLanguage';
import type { UserId } from '@/model/ids';
import { limitsAt } from '@/model/accounts/quota';
import { recentDecisions } from '@/model/trust/decisions';
import { doublings, earnedLimits, earnedRoom, mostRejected, rejectedOf } from '@/model/trust/earnedLimits';
import { moreAt } from '@/model/trust/raisedLimit';
import { useTrust } from '@/parts/trust/useTrust';
import { useAppSelector } from '@/store/typed';
import { DateText } from '@/ui/DateText';
import { DefinitionList } from '@/ui/DefinitionList';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { selectProfile } from '@/wiki/session/profileSelectors';

/** An account's limits, and what changes them. Visible to itself and to moderators. */
export function LimitFacts({ uid }: { readonly uid: UserId }) {
  const { t, number } = useLanguage();
  const asked = useTrust(uid);
  const moderator = useAppSelector((state) => selectProfile(state, uid)?.role === 'moderator');
  if (asked === undefined || asked === 'unknown') return null;
  const { raised, at } = asked;
  const { decisions } = asked.trust;
  const more = moreAt(raised, at);
  const { open, writes, windowMs } = limitsAt(
    { moderator, fastUntil: raised?.until, windowMs: earnedLimits(decisions).windowMs },
    at,
  );
  const rejected = rejectedOf(decisions);
  return (
    <Section title={t(ownLimits.title)}>
      <Stack gap={3}>
        <DefinitionList
          items={[
            { term: t(ownLimits.open), value: number(open + earnedRoom(decisions) + more) },
            { term: t(ownLimits.pace), value: number((writes * 60_000) / windowMs) },
            { term: t(ownLimits.accepted), value: number(decisions.accepted) },
            {
              term: t(ownLimits.rejected, { count: decisions.recent.length }),
              value: number(rejected),
            },
          ]}
        />
        <p>
          {t(ownLimits.growth, {
            first: doublings[0],
            second: doublings[1],
            most: mostRejected,
            count: recentDecisions,
          })}{' '}
          {rejected > mostRejected && t(ownLimits.halved)} {moderator && t(ownLimits.moderators)}
        </p>
        {more > 0 && (
          <p role="status">
            <Rich text={ownLimits.raised} values={{ more, day: <DateText value={raised?.until ?? 0} /> }} />
          </p>
        )}
      </Stack>
    </Section>
  );
}
