import 'fake-indexeddb/auto';

// IndexedDB copies plain data by this, which jsdom lacks.
globalThis.structuredClone ??= <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;
