import fc from 'fast-check';
import type { StoredEntity } from '@/backend/rows';
import type { Doc } from '@/device/columns/storedTable';
import { delta, event, match, player } from './factories';
import { anyId } from './property';

const extras = fc.record(
  {
    name: fc.constantFrom('Ann', 'Bea', ''),
    date: fc.constantFrom('2023-05-06', '2024-01-01'),
    arm: fc.constantFrom('L', 'R'),
    weight: fc.constantFrom('75kg', 'Open'),
    round: fc.string(),
    source: fc.array(fc.string(), { maxLength: 2 }),
    aliases: fc.array(fc.string(), { maxLength: 2 }),
    country: fc.oneof(fc.string(), fc.constant(null), fc.integer()),
    choices: fc.oneof(
      fc.dictionary(fc.constantFrom('age', 'para', 'stance', 'constructor'), fc.string(), { maxKeys: 3 }),
      fc.dictionary(fc.oneof(fc.constantFrom('__proto__', 'a.b', '1', 'age', ''), fc.string()), fc.string()),
      fc.constantFrom('U18', null, ['U18'], { age: 18 }, { age: null }),
    ),
    order: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.double()),
    updatedAt: fc.integer({ min: 1, max: 1e15 }),
    player1: fc.oneof(
      fc.record(
        { id: anyId, name: fc.string(), score: fc.nat(99), result: fc.constant('W') },
        { requiredKeys: ['id', 'name'] },
      ),
      fc.constant({ id: 'ann' }),
      fc.constant('ann'),
    ),
    'player1.score': fc.nat(),
    later: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

export const factories = { event, match, player, delta } as const;
export type FactoryName = keyof typeof factories;

/** Documents of this version and hostile ones: everything stored has to come back. */
export const rowsOf = (entity: FactoryName) =>
  fc
    .uniqueArray(fc.tuple(anyId, extras, fc.boolean(), fc.boolean()), {
      selector: ([id]) => id,
      maxLength: 40,
    })
    .map((drawn): StoredEntity<Doc> => {
      const docs = drawn.map(([id, fields]) => ({ ...factories[entity](id), ...fields }) as unknown as Doc);
      const held = (at: 2 | 3) => drawn.filter((row) => row[at]).map(([id]) => id);
      return { docs, held: { wide: drawn.map(([id]) => id), 'narrow/1': held(2), __proto: held(3) } };
    });
