import { lazyPart } from '@/ui/lazyPart';

/** The flags of an own proposal, without their code until there is one that waits. */
export const { Part: OwnFlags } = lazyPart(() => import('./OwnFlags').then((code) => code.OwnFlags));
