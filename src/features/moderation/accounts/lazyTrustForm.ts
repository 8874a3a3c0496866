import { lazyPart } from '@/ui/lazyPart';

/** The conditions of trust, without their code until an admin is there. */
export const { Part: TrustForm } = lazyPart(() => import('./TrustForm').then((code) => code.TrustForm));
