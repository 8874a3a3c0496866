import { lazyPart } from '@/ui/lazyPart';

/** Question whether the user agrees to the terms, loaded when it is asked. */
export const { Part: LazyAgreementStrip } = lazyPart<{ readonly count: number }>(() =>
  import('./AgreementStrip').then(({ AgreementStrip }) => AgreementStrip),
);
