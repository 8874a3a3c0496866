import { useAppSelector } from '@/store/typed';
import { selectUnagreedCount } from '@/wiki/outbox/agreement';
import { LazyAgreementStrip } from './lazyAgreement';

/** The room for the question whether the user agrees to the terms; its code is loaded when something waits for the answer. */
export function AgreementRoom() {
  const count = useAppSelector(selectUnagreedCount);
  return count === 0 ? null : <LazyAgreementStrip count={count} />;
}
