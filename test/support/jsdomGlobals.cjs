// Globals that every browser has and jsdom lacks.
const { TextDecoder, TextEncoder } = require('node:util');

globalThis.TextDecoder ??= TextDecoder;
globalThis.TextEncoder ??= TextEncoder;

if (typeof window !== 'undefined') {
  // jsdom has no layout: every element is 0 pixels high. A virtual list draws rows until they fill the window, so it would draw all.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 50 });
  window.scrollTo = () => {};
  // No size ever changes, so what is observed is reported once, as browsers do first.
  window.ResizeObserver = class {
    constructor(report) {
      this.report = report;
    }
    observe() {
      this.report([], this);
    }
    disconnect() {}
  };
  window.getComputedStyle = quickStyles(window.getComputedStyle);
}

/**
 * jsdom tries every rule of its own style sheet on each element after each change of the document, and computes colours too.
 * A query by role asks thousands of times only whether an element is displayed, visible and clickable. Without other style
 * sheets, the element's kind and the style attributes of it and its ancestors say that.
 */
function quickStyles(computed) {
  const displays = new Map();
  const displayOf = (element) => {
    const { localName, namespaceURI } = element;
    const attributes = ['hidden', 'open', 'type'].filter((name) => element.hasAttribute(name));
    const kind = [
      namespaceURI,
      localName,
      ...attributes.map((name) => `${name}=${element.getAttribute(name)}`),
    ].join();
    let display = displays.get(kind);
    if (display === undefined) {
      const alike = document.createElementNS(namespaceURI, localName);
      for (const name of attributes) alike.setAttribute(name, element.getAttribute(name));
      displays.set(kind, (display = computed.call(window, alike).display));
    }
    return display;
  };
  const own = (element, property) => (element.hasAttribute('style') ? element.style[property] : '');
  const inherited = (element, property, initial) => {
    for (let at = element; at !== null; at = at.parentElement) {
      const value = own(at, property);
      if (value !== '') return value;
    }
    return initial;
  };
  const quick = {
    display: (element) => own(element, 'display') || displayOf(element),
    visibility: (element) => inherited(element, 'visibility', 'visible'),
    pointerEvents: (element) => inherited(element, 'pointerEvents', 'auto'),
  };
  return (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return computed.call(window, element, pseudo);
    const valueOf = (property) =>
      Object.hasOwn(quick, property) ? quick[property](element) : computed.call(window, element)[property];
    return new Proxy(
      {
        getPropertyValue: (property) =>
          valueOf(property.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())),
      },
      { get: (target, property) => target[property] ?? valueOf(property) },
    );
  };
}
