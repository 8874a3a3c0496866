import { lazyDialog } from '@/parts/display/lazyDialog';

const load = () => import(/* webpackChunkName: "account" */ './accountCode');

export const { Part: RenameDialog } = lazyDialog(() => load().then((code) => code.RenameDialog));
export const { Part: PasswordDialog } = lazyDialog(() => load().then((code) => code.PasswordDialog));
export const { Part: LeaveDialog } = lazyDialog(() => load().then((code) => code.LeaveDialog));
