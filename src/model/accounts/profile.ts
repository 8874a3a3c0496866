import type { UserId } from '../ids';
import type { Role } from './role';

/** The public part of a user. An email is never public. */
export interface Profile {
  readonly id: UserId;
  readonly name: string;
  readonly since: number;
  /** Set by the server, whatever the name claims; absent for most. */
  readonly role?: Role;
}
