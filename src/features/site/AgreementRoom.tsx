import { useAppSelector } from '@/store/typed';
import { selectUnagreedCount } from '@/wiki/outbox/agreement';
import { LazyAgreementStrip } from './lazyAgreement';

/** Shows the question about the terms. Its code loads when a command waits for the answer. */
export function AgreementRoom() {
  const count = useAppSelector(selectUnagreedCount);
  return count === 0 ? null : <LazyAgreementStrip count={count} />;
}
