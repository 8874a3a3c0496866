import { spoilers } from '@/language/en/spoilers';
import { useText } from '@/language/useLanguage';
import type { Match } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { selectIsHidden } from '@/wiki/spoilers/spoilersSelectors';

export function LeftOut({ of }: { readonly of: readonly Match[] }) {
  const t = useText();
  const leavesOut = useAppSelector((state) => of.some(({ id }) => selectIsHidden(state, id)));
  return leavesOut && <p>{t(spoilers.notCounted)}</p>;
}
