import { merging } from '@/language/en/merging';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { SignInPanel } from '@/parts/session/SignInPanel';
import { useComparedPages } from '@/parts/merging/useComparedPages';
import { PlayerPicker } from '@/parts/ratings/PlayerPicker';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { FollowAllMatches } from '@/parts/scopes/FollowAllMatches';
import { LikelyTwins } from './LikelyTwins';
import { MergeForm } from './MergeForm';

/**
 * `/player/:id/merge`: whether two pages (`?with=`) are about one person, and which one stays (`?stays=`).
 */
function MergePage({ id }: { readonly id: string }) {
  const t = useText();
  const scope = useScope({ kind: 'players' });
  useScope({ kind: 'events' });
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  const player = useAppSelector((state) => selectBaseRecord(state, 'player', id));
  useHead(t(merging.title));
  if (!player) return <MissingRecord collection="player" id={id} scope={scope} />;
  return (
    <>
      <PageHeader
        title={t(merging.of, { name: player.name })}
        kicker={<TextLink to={path('player', { id })}>{player.name}</TextLink>}
      />
      <FollowAllMatches />
      {mayEdit ? (
        <Compared id={id} />
      ) : (
        <SignInPanel title={t(merging.title)}>{t(merging.signInWhy)}</SignInPanel>
      )}
    </>
  );
}

function Compared({ id }: { readonly id: string }) {
  const t = useText();
  const { other, source, target, choose } = useComparedPages('player', id, path('merge', { id }));
  return (
    <Stack>
      <PlayerPicker label={t(merging.other)} value={other?.id} except={id} onChange={choose} />
      {target && source ? (
        <MergeForm key={`${source.id} ${target.id}`} id={id} source={source} target={target} />
      ) : (
        <>
          <p>{t(merging.otherHint)}</p>
          <LikelyTwins id={id} />
        </>
      )}
    </Stack>
  );
}

export const page = definePage<{ readonly id: string }>({ Component: MergePage });
