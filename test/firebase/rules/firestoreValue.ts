export type WireValue = Readonly<Record<string, unknown>>;

export class Raw {
  readonly wire: WireValue;

  constructor(wire: WireValue) {
    this.wire = wire;
  }
}

/** Adds this much to the stored value; only at the top of a document, where a transform can put it. */
export class Increase extends Raw {
  readonly by: number;

  constructor(by: number) {
    super({});
    this.by = by;
  }
}

/** Becomes the server's time; only at the top of a document, where a transform can put it. */
export const serverTime = new Raw({});

export type DocValue =
  | null
  | boolean
  | number
  | string
  | Raw
  | readonly DocValue[]
  | { readonly [key: string]: DocValue };
export type DocFields = Readonly<Record<string, DocValue>>;

export const at = (ms: number) => new Raw({ timestampValue: new Date(ms).toISOString() });

export const isTransform = (value: DocValue | undefined): boolean =>
  value === serverTime || value instanceof Increase;

/** Encodes as the SDK does: a whole number is an integer, except the negative zero. */
export function toWire(value: DocValue): WireValue {
  if (isTransform(value)) throw new Error('Expected a transform at the top of a document only');
  if (value instanceof Raw) return value.wire;
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) && !Object.is(value, -0)
      ? { integerValue: String(value) }
      : { doubleValue: Object.is(value, -0) ? '-0.0' : value };
  }
  if (isList(value)) return { arrayValue: { values: value.map(toWire) } };
  return { mapValue: { fields: toWireFields(value) } };
}

const isList = (value: DocValue): value is readonly DocValue[] => Array.isArray(value);

export const toWireFields = (fields: DocFields): Record<string, WireValue> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, toWire(value)]));
