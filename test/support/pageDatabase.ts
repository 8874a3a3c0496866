/** IndexedDB for a test with a page: jsdom lacks it, and the copying of plain data that it needs. */
globalThis.structuredClone ??= <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;

// After the line above.
require('fake-indexeddb/auto');

export {};
