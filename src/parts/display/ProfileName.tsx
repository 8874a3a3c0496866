import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { userId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { useScope } from '@/wiki/scopes/useScope';
import { selectProfile } from '@/wiki/session/profileSelectors';

/** A user's public name; "former member" once the server has said that there is no such profile. */
export function ProfileName({ uid }: { readonly uid: string }) {
  const t = useText();
  const scope = useScope({ kind: 'profile', uid: userId(uid) });
  const name = useAppSelector((state) => selectProfile(state, uid)?.name);
  return <bdi>{name ?? (scope?.status === 'live' ? t(words.formerMember) : '…')}</bdi>;
}
