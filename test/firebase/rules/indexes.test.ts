import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Query } from './emulator';
import { plainOrders, screenQueries, serverQueries } from './queryCases';

interface Index {
  readonly collectionGroup: string;
  readonly fields: readonly { readonly fieldPath: string; readonly order: string }[];
}

interface Override {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly { readonly order: string; readonly queryScope: string }[];
}

// Our own file; deploying checks its form.
const { indexes, fieldOverrides } = JSON.parse(
  readFileSync(join(process.cwd(), 'firestore.indexes.json'), 'utf8'),
) as {
  indexes: readonly Index[];
  fieldOverrides: readonly Override[];
};

/** The fields that an index must have for the query: those compared for equality in any order, then the order. */
const neededBy = ({ from, where = [], orderBy = [] }: Query) => ({
  from,
  equal: where
    .filter(([, op]) => op === 'EQUAL' || op === 'IN')
    .map(([field]) => field)
    .sort(),
  order: orderBy
    .filter(([field]) => field !== '__name__')
    .map(([field, direction]) => `${field} ${direction ?? 'ASCENDING'}`),
});

const given = indexes.map(({ collectionGroup, fields }) => ({
  from: collectionGroup,
  equal: fields
    .slice(0, -1)
    .map(({ fieldPath }) => fieldPath)
    .sort(),
  order: fields.slice(-1).map(({ fieldPath, order }) => `${fieldPath} ${order}`),
}));

// Firestore joins its own indexes of single fields for queries without an order, or with no other field.
const needed = [...screenQueries, ...serverQueries]
  .map(neededBy)
  .filter(({ equal, order }) => equal.length > 0 && order.length > 0);

test('there is an index for every query a screen or function makes that needs one, and no other', () => {
  expect(needed.length).toBeGreaterThan(0);
  for (const need of needed) expect(given).toContainEqual(need);
  for (const index of given) expect(needed).toContainEqual(index);
});

// An override replaces Firestore's own indexes of the field, and the emulator does not miss them.
test('a field whose own indexes are stated has one for each query that orders by it alone', () => {
  const overridden = [...plainOrders, ...screenQueries, ...serverQueries].flatMap((query) => {
    const { equal, order } = neededBy(query);
    const [field, direction] = order.length === 1 && equal.length === 0 ? (order[0] ?? '').split(' ') : [];
    const stated = fieldOverrides.find(
      (each) => each.collectionGroup === query.from && each.fieldPath === field,
    );
    const queryScope = query.everywhere === true ? 'COLLECTION_GROUP' : 'COLLECTION';
    return stated ? [{ stated, order: direction, queryScope }] : [];
  });
  expect(overridden.length).toBeGreaterThanOrEqual(plainOrders.length);
  for (const { stated, ...need } of overridden) expect(stated.indexes).toContainEqual(need);
});
