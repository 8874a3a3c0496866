import { useAppSelector } from '@/store/typed';
import { selectUnagreedCount } from '@/wiki/outbox/agreement';
import { lazyPart } from '@/ui/lazyPart';

const { Part: LazyAgreementStrip } = lazyPart(() => import('./AgreementStrip'), 'AgreementStrip');

export function AgreementRoom() {
  const count = useAppSelector(selectUnagreedCount);
  return count === 0 ? null : <LazyAgreementStrip count={count} />;
}
