import { useNavigate, useSearchParams } from 'react-router';
import type { Records } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { selectIsKept } from '@/wiki/records/keptPage';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';

interface ComparedPages<R> {
  /** The compared page; `undefined` until one is chosen and loaded. */
  readonly other: R | undefined;
  readonly source: R | undefined;
  readonly target: R | undefined;
  readonly choose: (other: string) => void;
}

/**
 * The two pages of a comparison, read from the address: the other page (`?with=`), and the one that stays
 * (`?stays=`), by default the fuller, older one.
 */
export function useComparedPages<C extends 'event' | 'player'>(
  collection: C,
  id: string,
  address: string,
): ComparedPages<Records[C]> {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const otherId = params.get('with') ?? undefined;
  type Page = Records[C] | undefined;
  const own = useAppSelector((state): Page => selectBaseRecord(state, collection, id));
  const other = useAppSelector((state): Page =>
    otherId === undefined || otherId === id ? undefined : selectBaseRecord(state, collection, otherId),
  );
  const asked = params.get('stays');
  const otherIsKept = useAppSelector(
    (state) => own !== undefined && other !== undefined && selectIsKept(state, collection, other, own),
  );
  const otherStays = other !== undefined && (asked === null ? otherIsKept : asked === otherId);
  const [target, source]: readonly [Page, Page] = otherStays ? [other, own] : [own, other];
  const choose = (chosen: string) =>
    void navigate(`${address}?with=${encodeURIComponent(chosen)}`, { replace: true });
  return { other, source, target, choose };
}
