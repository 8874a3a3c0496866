import { lazyDialog } from '@/parts/display/lazyDialog';

const load = () => import('./accountCode');

/** The dialogs of the own account, without their code until one is opened. */
export const { Part: RenameDialog } = lazyDialog(() => load().then((code) => code.RenameDialog));
export const { Part: PasswordDialog } = lazyDialog(() => load().then((code) => code.PasswordDialog));
export const { Part: LeaveDialog } = lazyDialog(() => load().then((code) => code.LeaveDialog));
