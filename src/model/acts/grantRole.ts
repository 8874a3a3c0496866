import type { Shapes, ValueOf } from '../parsing/shapes';
import type { Act } from './act';

/** The address, and its account when the admin looked. */
const shape = (of: Shapes) => ({ email: of.email, uid: of.id });

/** Makes an account a moderator. At the project's terminal it makes admins too. */
export const grantRole = {
  shape,
  by: 'admin',
  reversedBy: 'takeRole',
  whileOverBudget: true,
  log: {
    title: ({ role }) => (role === 'admin' ? ('becameAdmin' as const) : ('becameModerator' as const)),
    group: 'accounts',
    publicFields: ['role'],
    isOfAccount: true,
  },
  outbox: {
    keys: ({ email }) => [`role/${email}`],
    title: 'grantRole',
    values: ({ email }) => ({ email }),
    refused: 'roleNotChanged',
  },
} as const satisfies Act<ValueOf<typeof shape>>;
