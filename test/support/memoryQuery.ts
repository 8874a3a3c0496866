import { Timestamp, type Filter } from 'firebase-admin/firestore';
import { fieldAt, pathOf, type Fields, type Names } from './storedFields';

export interface Found {
  readonly id: string;
  readonly fields: Fields;
}

interface Condition {
  readonly path: Names;
  readonly op: string;
  readonly value: unknown;
}

interface Order {
  readonly path: Names;
  readonly direction: 'asc' | 'desc';
}

interface Start {
  readonly from: unknown;
  readonly including: boolean;
}

export interface Asked {
  readonly path: string;
  readonly where: readonly (Condition | Filter)[];
  readonly order: readonly Order[];
  readonly limit?: number;
  readonly start?: Start;
}

export const startsAfter = (from: unknown): Start => ({ from, including: false });
export const startsAt = (from: unknown): Start => ({ from, including: true });

/** The documents of a collection that a query finds, in its order. */
export function answerQuery(docs: readonly Found[], { where, order, limit, start }: Asked): readonly Found[] {
  const byRange = where.flatMap((each): readonly Order[] =>
    'op' in each && order.length === 0 && ['<', '<=', '>', '>='].includes(each.op)
      ? [{ path: each.path, direction: 'asc' }]
      : [],
  );
  const orders = [...order, ...byRange.slice(0, 1)];
  const direction = orders.at(-1)?.direction ?? 'asc';
  const all: readonly Order[] = [...orders, { path: ['__name__'], direction }];
  const found = docs
    .filter((doc) => where.every((each) => fits(doc, each)))
    .filter((doc) => orders.every(({ path }) => valueAt(doc, path) !== undefined))
    .sort((a, b) => compareBy(all, a, (path) => valueAt(b, path)));
  return (start ? found.filter((doc) => begins(doc, all, start)) : found).slice(0, limit);
}

const valueAt = ({ id, fields }: Found, path: Names): unknown =>
  path[0] === '__name__' ? id : fieldAt(fields, path);

function begins(doc: Found, orders: readonly Order[], { from, including }: Start): boolean {
  const isSnapshot = typeof from === 'object' && from !== null && 'ref' in from;
  const snapshot = from as { readonly id: string; readonly data: () => Fields };
  const place = isSnapshot
    ? compareBy(orders, doc, (path) => valueAt({ id: snapshot.id, fields: snapshot.data() }, path))
    : compareBy(orders.slice(0, 1), doc, () => from);
  return place > 0 || (including && place === 0);
}

function compareBy(orders: readonly Order[], doc: Found, other: (path: Names) => unknown): number {
  for (const { path, direction } of orders) {
    const place = compare(valueAt(doc, path), other(path));
    if (place !== 0) return direction === 'asc' ? place : -place;
  }
  return 0;
}

const comparable = (value: unknown): unknown => (value instanceof Timestamp ? value.toMillis() : value);

function compare(one: unknown, other: unknown): number {
  const [a, b] = [comparable(one), comparable(other)];
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b);
  throw new Error(`Expected two numbers, times or texts to compare, found ${typeof a} and ${typeof b}`);
}

/** What a filter of the SDK exposes. */
interface Said {
  readonly _getFilters?: () => readonly Filter[];
  readonly _getOperator: () => string;
  readonly _getField: () => string;
  readonly _getValue: () => unknown;
}

function fits(doc: Found, condition: Condition | Filter): boolean {
  if ('op' in condition) return holds(valueAt(doc, condition.path), condition.op, condition.value);
  const said = condition as unknown as Said;
  const filters = said._getFilters?.();
  if (filters === undefined)
    return holds(valueAt(doc, pathOf(said._getField())), said._getOperator(), said._getValue());
  return said._getOperator() === 'OR'
    ? filters.some((each) => fits(doc, each))
    : filters.every((each) => fits(doc, each));
}

const isEqual = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

const isOrdered = (one: unknown, other: unknown): boolean =>
  typeof comparable(one) === typeof comparable(other) && one !== undefined;

function holds(found: unknown, op: string, value: unknown): boolean {
  switch (op) {
    case '==':
      return found !== undefined && isEqual(found, value);
    case 'in':
      return (value as readonly unknown[]).some((each) => isEqual(found, each));
    case 'array-contains':
      return Array.isArray(found) && found.includes(value);
    case '<':
      return isOrdered(found, value) && compare(found, value) < 0;
    case '<=':
      return isOrdered(found, value) && compare(found, value) <= 0;
    case '>':
      return isOrdered(found, value) && compare(found, value) > 0;
    case '>=':
      return isOrdered(found, value) && compare(found, value) >= 0;
    default:
      throw new Error(`Expected a known operator, found ${op}`);
  }
}
