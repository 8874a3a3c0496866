import { lazyPart } from '@/ui/lazyPart';

/** Chances of a coming event, without their code where none is announced: the first page is light. */
export const { Part: ComingChances } = lazyPart(() =>
  import(/* webpackChunkName: "coming-chances" */ './ComingChances').then((code) => code.ComingChances),
);
