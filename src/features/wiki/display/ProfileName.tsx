import { userId } from '@/model/ids';
import { formerMember } from '@/model/profile';
import { useAppSelector } from '@/store/typed';
import { useScope } from '../scopes/useScope';
import { selectProfile } from './profileSelectors';

/** A user's public name; "former member" once the server has said that there is no such profile. */
export function ProfileName({ uid }: { readonly uid: string }) {
  const scope = useScope({ kind: 'profile', uid: userId(uid) });
  const name = useAppSelector((state) => selectProfile(state, uid)?.name);
  return <>{name ?? (scope?.status === 'live' ? formerMember : '…')}</>;
}
