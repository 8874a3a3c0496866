import { lazyPart } from '@/ui/lazyPart';

/** What asks whether the user agrees to the terms. */
export const { Part: LazyAgreementStrip } = lazyPart<{ readonly count: number }>(() =>
  import(/* webpackChunkName: "agreement" */ './AgreementStrip').then(({ AgreementStrip }) => AgreementStrip),
);
