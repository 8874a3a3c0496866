import { EyeOff } from 'lucide-react';
import { titles } from '@/language/en/titles';
import { hiding } from '@/language/en/hiding';
import { players as texts } from '@/language/en/players';
import { useText } from '@/language/useLanguage';
import type { PlayerShown } from '@/model/identity/identities';
import { hiddenBelow, isMinor } from '@/model/privacy/minors';
import { path } from '@/model/sharing/routes';
import { HistoryList } from '@/parts/history/HistoryList';
import { PendingBadge } from '@/parts/records/PendingBadge';
import { ShowAgainButton } from '@/parts/dialogs/ShowAgainButton';
import { SignInToEdit } from '@/parts/session/SignInToEdit';
import { ReportButton } from '@/parts/reports/ReportButton';
import { FollowScope } from '@/parts/scopes/FollowScope';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';
import { selectMergedInto } from '@/wiki/records/identitiesSelectors';
import { selectMatchIdsOfPlayer } from '@/wiki/records/recordsSelectors';
import { selectIsModerator } from '@/wiki/session/sessionSelectors';
import { PlayerFacts } from './PlayerFacts';
import { WithholdLink } from './WithholdLink';

/**
 * The page of a hidden player. Editors also see how it became hidden. A minor cannot be shown again by a
 * proposal; only moderators can correct the facts, which may be wrong.
 */
export function HiddenPlayer({ player }: { readonly player: PlayerShown }) {
  const { id, name } = player;
  const minor = isMinor(player);
  const t = useText();
  const moderator = useAppSelector(selectIsModerator);
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  const merged = useAppSelector((state) => selectMergedInto(state, 'player', id));
  const count = useAppSelector((state) => selectMatchIdsOfPlayer(state, id).length);
  const why = minor ? t(hiding.isMinorWhy, { age: hiddenBelow }) : t(hiding.isHiddenWhy);
  return (
    <Stack>
      <PageHeader
        title={name}
        description={why}
        kicker={<TextLink to={path('players')}>{t(texts.allPlayers)}</TextLink>}
        actions={
          <Stack row gap={2}>
            <PendingBadge collection="player" id={id} />
            {!minor && <ShowAgainButton id={id} name={name} />}
            <WithholdLink id={id} />
            <SignInToEdit />
          </Stack>
        }
      />
      {merged.map((source) => (
        <FollowScope key={source} scope={{ kind: 'matchesOfPlayer', player: source }} />
      ))}
      <EmptyState icon={<EyeOff />} title={t(minor ? hiding.isMinor : hiding.isHidden)}>
        <p>{why}</p>
        {count > 0 && <p>{t(hiding.inMatches, { count })}</p>}
      </EmptyState>
      {minor && moderator && <PlayerFacts id={id} name={name} />}
      <ReportButton collection="player" id={id} name={name} />
      {mayEdit && (
        <Section title={t(titles.history)}>
          <HistoryList id={id} />
        </Section>
      )}
    </Stack>
  );
}
