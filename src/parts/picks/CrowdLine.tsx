import { picks } from '@/language/en/picks';
import { useLanguage } from '@/language/useLanguage';
import { tableGet } from '@/lib/table';
import { crowdOf } from '@/model/picks/crowd';
import type { Match } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { useAnswer } from '@/wiki/answers/useAnswer';
import { selectIdentities } from '@/wiki/records/identitiesSelectors';

export function CrowdLine({ match }: { readonly match: Match }) {
  const { t, number } = useLanguage();
  const identities = useAppSelector(selectIdentities);
  // Picks of a merged event's card are counted there.
  const event = useAppSelector(({ matches }) => tableGet(matches.rows, match.id)?.event.id ?? match.event.id);
  const { data } = useAnswer({ kind: 'crowd', event }, true);
  const crowd = data && crowdOf(data, match, identities);
  if (crowd === undefined) return undefined;
  // Rounded as parts of the whole: both add up, and 100 % appears only if all picked one side.
  const first =
    crowd.first === 0 || crowd.first === 1
      ? crowd.first
      : Math.min(Math.max(Math.round(crowd.first * 100), 1), 99) / 100;
  const share = (value: number) => number(value, { style: 'percent' });
  return (
    <div>
      {t(picks.crowd, {
        all: number(crowd.picks),
        first: match.player1.name,
        share: share(first),
        second: match.player2.name,
        otherShare: share(1 - first),
      })}
    </div>
  );
}
