import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { userId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { useScope } from '@/wiki/scopes/useScope';
import { selectProfile } from '@/wiki/session/profileSelectors';
import { RoleBadge } from './RoleBadge';

export interface ProfileNameProps {
  readonly uid: string;
  readonly plain?: boolean;
}

/**
 * A user's public name with a role badge; "former member" once the server has said that the profile does not
 * exist. Name and role come from the same document.
 */
export function ProfileName({ uid, plain = false }: ProfileNameProps) {
  const t = useText();
  const scope = useScope({ kind: 'profile', uid: userId(uid) });
  const profile = useAppSelector((state) => selectProfile(state, uid));
  const name = <bdi>{profile?.name ?? (scope?.status === 'live' ? t(words.formerMember) : '…')}</bdi>;
  if (plain || profile?.role === undefined) return name;
  return (
    <>
      {name} <RoleBadge role={profile.role} />
    </>
  );
}
