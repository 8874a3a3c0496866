import { FieldValue, type Timestamp, type FieldPath } from 'firebase-admin/firestore';

export type Fields = Readonly<Record<string, unknown>>;
export type Names = readonly string[];

export const pathOf = (path: string | FieldPath): Names =>
  (typeof path === 'string'
    ? path
    : (path as unknown as { readonly formattedName: string }).formattedName
  ).split('.');

export const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export const fieldAt = (fields: unknown, names: Names): unknown =>
  names.reduce((at, name) => (isMap(at) ? at[name] : undefined), fields);

export function withField(fields: Fields, [name = '', ...rest]: Names, value: unknown): Fields {
  const known = fields[name];
  const next = rest.length === 0 ? value : withField(isMap(known) ? known : {}, rest, value);
  const { [name]: _, ...others } = fields;
  return next === undefined ? others : { ...fields, [name]: next };
}

/** The stored form of a value written over `known` at a time; `undefined` if it is deleted. */
export function written(value: unknown, known: unknown, time: Timestamp): unknown {
  if (value instanceof FieldValue) return transformed(value, known, time);
  if (value === undefined) throw new Error('Value for argument "data" is not a valid Firestore document.');
  if (Array.isArray(value)) return value.map((each) => written(each, undefined, time));
  if (!isMap(value)) return value;
  const entries = Object.entries(value).map(
    ([key, each]) => [key, written(each, isMap(known) ? known[key] : undefined, time)] as const,
  );
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined));
}

/** The SDK's own classes expose these. */
interface Transform {
  readonly methodName: string;
  readonly operand: number;
  readonly elements: readonly unknown[];
}

function transformed(value: FieldValue, known: unknown, time: Timestamp): unknown {
  const { methodName, operand, elements } = value as unknown as Transform;
  const list = Array.isArray(known) ? (known as readonly unknown[]) : [];
  switch (methodName) {
    case 'FieldValue.serverTimestamp':
      return time;
    case 'FieldValue.delete':
      return undefined;
    case 'FieldValue.increment':
      return (typeof known === 'number' ? known : 0) + operand;
    case 'FieldValue.arrayUnion':
      return [...list, ...elements.filter((each) => !list.includes(each))];
    default:
      throw new Error(`Expected a known transform, found ${methodName}`);
  }
}
