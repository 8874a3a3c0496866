import { flagFile } from '@/model/records/flagFile';
import { useAppSelector } from '@/store/typed';
import { Flag } from '@/ui/Flag';
import { selectCountryOf } from '@/wiki/records/recordsSelectors';

export function PlayerFlag({ id }: { readonly id: string }) {
  const src = useAppSelector((state) => flagFile(selectCountryOf(state, id)));
  return <Flag src={src} keepsPlace />;
}
