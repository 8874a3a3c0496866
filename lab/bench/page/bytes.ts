/**
 * Estimates the bytes handed to IndexedDB until `stop` gives the sum: a structured clone with one byte for a Latin
 * character, two for others, eight for a number, and keys counted for each object.
 */
export function countWrites(): { readonly stop: () => number } {
  let sum = 0;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the store as `this` below
  const { put, add } = IDBObjectStore.prototype;
  const counted = (write: typeof put): typeof put =>
    function (this: IDBObjectStore, value: unknown, ...key: [IDBValidKey?]) {
      sum += sizeOf(value);
      return write.call(this, value, ...key);
    };
  IDBObjectStore.prototype.put = counted(put);
  IDBObjectStore.prototype.add = counted(add);
  return {
    stop: () => {
      Object.assign(IDBObjectStore.prototype, { put, add });
      return sum;
    },
  };
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length * (/^[\u0000-\u00ff]*$/.test(value) ? 1 : 2) + 2;
  if (typeof value === 'number') return 8;
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 1;
  return Object.entries(value).reduce(
    (sum, [key, each]) => sum + sizeOf(each) + (Array.isArray(value) ? 0 : key.length + 2),
    2,
  );
}
