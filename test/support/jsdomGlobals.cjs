// Globals that every browser has and jsdom lacks.
const { TextDecoder, TextEncoder } = require('node:util');

globalThis.TextDecoder ??= TextDecoder;
globalThis.TextEncoder ??= TextEncoder;
