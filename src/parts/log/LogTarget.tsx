import { acts } from '@/language/en/acts';
import { useText } from '@/language/useLanguage';
import type { ActTarget } from '@/model/acts/log';
import { path } from '@/model/sharing/routes';
import { isCollection } from '@/model/schema/recordSchema';
import { useAppSelector } from '@/store/typed';
import { selectHidesResults } from '@/wiki/spoilers/spoilersSelectors';
import { TextLink } from '@/ui/TextLink';
import { ProfileName } from '../profiles/ProfileName';
import { RecordLink } from '../records/RecordLink';

export function LogTarget({ target: { collection, id, name } }: { readonly target: ActTarget }) {
  const t = useText();
  // The order of the players may reveal the winner.
  const hides = useAppSelector(selectHidesResults) && collection === 'match';
  if (collection === 'user' || (collection === 'profile' && name === undefined))
    return (
      <TextLink to={path('member', { uid: id })} plain>
        <ProfileName uid={id} plain />
      </TextLink>
    );
  if (collection === 'setting') return <>{t(id === 'site' ? acts.site : acts.trust)}</>;
  if (!isCollection(collection)) return <>{name ?? id}</>;
  return <RecordLink collection={collection} id={id} fallback={hides ? undefined : name} />;
}
