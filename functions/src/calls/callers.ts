import { userId, type UserId } from '@/model/ids';
import type { Role } from '@/model/accounts/role';
import { networksOf, type Arrival, type Networks } from '../base/network';
import type { CallRequest } from './callable';
import { requireAccount, requireRole, type RoleHolder, type RoleServices } from './requireRole';

/** `what` completes the sentence "Please sign in to …". */
export const withRole =
  (role: Role | ((data: unknown) => Role), what: string) =>
  ({ auth, data }: CallRequest, services: RoleServices): Promise<RoleHolder> =>
    requireRole(typeof role === 'function' ? role(data) : role, what, auth, services);

export interface AccountHolder {
  readonly uid: UserId;
  /** Epoch milliseconds. */
  readonly signedInAt: number;
}

export const withAccount =
  (what: string) =>
  async ({ auth }: CallRequest, services: Pick<RoleServices, 'auth'>): Promise<AccountHolder> => {
    const { uid } = await requireAccount(what, auth, services.auth);
    return { uid: userId(uid), signedInAt: (auth?.token.auth_time ?? 0) * 1_000 };
  };

export interface Visitor {
  readonly networks: Networks;
  readonly uid: string | undefined;
  readonly verified: boolean;
}

/** Everybody, with or without an account. The address is counted, but neither stored nor logged. */
export const anybody = ({ auth, rawRequest }: CallRequest & { readonly rawRequest: Arrival }): Visitor => ({
  networks: networksOf(rawRequest),
  uid: auth?.uid,
  verified: auth?.token.email_verified === true,
});
