import { useLanguage } from '@/language/useLanguage';
import { flagFile } from '@/model/records/flagFile';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { Flag } from '@/ui/Flag';
import { TextLink } from '@/ui/TextLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { selectCountryOf, selectPlayer } from '@/wiki/records/recordsSelectors';
import { useKeepDay } from '../days/useKeepDay';

/** A player's name as a link, after the flag of the country. A hidden player's country is not shown. */
export function FlaggedName({ id, name }: { readonly id: string; readonly name: string }) {
  const { country: nameOf } = useLanguage();
  const keepDay = useKeepDay();
  const current = useAppSelector((state) => selectPlayer(state, id)?.name ?? name);
  const country = useAppSelector((state) => selectCountryOf(state, id));
  const flag = flagFile(country);
  return (
    <>
      {flag !== undefined && country !== undefined && (
        <span title={nameOf(country)}>
          <Flag src={flag} />
          <VisuallyHidden>{nameOf(country)}</VisuallyHidden>
        </span>
      )}
      <TextLink plain to={keepDay(path('player', { id }))}>
        {current}
      </TextLink>
    </>
  );
}
