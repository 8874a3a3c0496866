import { useAppSelector } from '@/store/typed';
import { selectUnagreedCount } from '@/wiki/outbox/agreement';
import { lazyPart } from '@/ui/lazyPart';

/** Question whether the user agrees to the terms, loaded when it is asked. */
const { Part: LazyAgreementStrip } = lazyPart(() => import('./AgreementStrip'), 'AgreementStrip');

/** Shows the question about the terms. Its code loads when a command waits for the answer. */
export function AgreementRoom() {
  const count = useAppSelector(selectUnagreedCount);
  return count === 0 ? null : <LazyAgreementStrip count={count} />;
}
