// Globals that every browser has and jsdom lacks.
const { TextDecoder, TextEncoder } = require('node:util');

globalThis.TextDecoder ??= TextDecoder;
globalThis.TextEncoder ??= TextEncoder;

// jsdom has no layout: every element is 0 pixels high. A virtual list draws rows until they fill the window, so it would draw all.
if (typeof window !== 'undefined') {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 50 });
  window.scrollTo = () => {};
}
