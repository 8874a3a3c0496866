import type { Shapes, ValueOf } from '../parsing/shapes';
import type { Act } from './act';

const shape = (of: Shapes) => [{ email: of.email, uid: of.optional(of.id) }, { uid: of.id }] as const;
type RolePayload = ValueOf<typeof shape>;

const named = (asked: RolePayload): string => ('email' in asked ? asked.email : asked.uid);

/** Takes the moderator role. At the project's terminal it takes the admin role too. */
export const takeRole = {
  shape,
  by: 'admin',
  reversedBy: 'grantRole',
  whileOverBudget: true,
  log: {
    title: ({ role }) => (role === 'admin' ? ('noAdmin' as const) : ('noModerator' as const)),
    group: 'accounts',
    publicFields: ['role'],
    isOfAccount: true,
  },
  outbox: {
    keys: (asked) => [`role/${named(asked)}`],
    title: 'takeRole',
    values: (asked) => ({ email: named(asked) }),
    refused: 'roleNotChanged',
  },
} as const satisfies Act<RolePayload>;
