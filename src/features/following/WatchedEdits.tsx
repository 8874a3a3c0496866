import { follow } from '@/language/en/follow';
import { List } from '@/ui/List';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { userId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { ChangeRow } from '@/parts/changes/ChangeRow';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { FollowProposalScopes } from '@/parts/proposals/FollowProposalScopes';
import { useAppSelector } from '@/store/typed';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { selectChangeIds } from '@/wiki/history/historySelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { selectProfile } from '@/wiki/session/profileSelectors';

/** Each watched member is a query, so only the last ones watched are asked for. */
const most = { members: 20, edits: 5 };

export function WatchedEdits({ uids }: { readonly uids: readonly string[] }) {
  const t = useText();
  if (uids.length === 0) return undefined;
  return (
    <Section title={t(follow.edits)}>
      <Stack gap={3}>
        {uids.slice(0, most.members).map((uid) => (
          <EditsOf key={uid} uid={uid} />
        ))}
      </Stack>
    </Section>
  );
}

function EditsOf({ uid }: { readonly uid: string }) {
  const t = useText();
  const name = useAppSelector((state) => selectProfile(state, uid)?.name ?? '');
  useScope({ kind: 'changes', count: most.edits, author: userId(uid) });
  const ids = useAppSelector(
    (state) => selectChangeIds(state, { collection: undefined, author: uid }, most.edits),
    sameItems,
  );
  return (
    <Stack gap={2}>
      <FollowProposalScopes ids={ids} />
      <TextLink to={path('member', { uid })}>
        <ProfileName uid={uid} />
      </TextLink>
      {ids.length === 0 ? (
        <p>{t(follow.noEdits)}</p>
      ) : (
        <List label={t(follow.editsBy, { name })}>
          {ids.map((id) => (
            <ChangeRow key={id} id={id} named />
          ))}
        </List>
      )}
    </Stack>
  );
}
