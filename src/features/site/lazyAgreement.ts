import { lazyPart } from '@/ui/lazyPart';

export const { Part: LazyAgreementStrip } = lazyPart<{ readonly count: number }>(() =>
  import(/* webpackChunkName: "agreement" */ './AgreementStrip').then(({ AgreementStrip }) => AgreementStrip),
);
