import type { UserId } from './ids';
import type { Role } from './role';

/** The public part of a user. An email is never public. */
export interface Profile {
  readonly id: UserId;
  /** 1 to 60 characters. */
  readonly name: string;
  /** Epoch milliseconds of the first sign-in. */
  readonly since: number;
  /** As the server knows it, whatever the name says; absent for most. */
  readonly role?: Role;
}
