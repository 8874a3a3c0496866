/** @jest-environment jsdom */

const markup = `
  <main style="visibility: hidden"><p>one <b style="visibility: visible">two</b></p><input type="hidden" /></main>
  <div hidden><span style="display: inline-block">three</span></div>
  <section style="pointer-events: none"><button>four</button><dialog>five</dialog><dialog open>six</dialog></section>
  <table><tbody><tr><td>seven</td></tr></tbody></table>
  <details><summary>eight</summary></details><ul><li>nine</li></ul><template></template>
  <svg><title>ten</title><a>eleven</a></svg>`;

test('computed styles are those of jsdom', () => {
  document.body.innerHTML = markup;
  const frame = document.body.appendChild(document.createElement('iframe'));
  const ofJsdom = (element: Element) => frame.contentWindow!.getComputedStyle(element);
  const said = (element: Element, { display, visibility, pointerEvents, color }: CSSStyleDeclaration) =>
    [element.outerHTML, display, visibility, pointerEvents, color].join(' ');
  const elements = [...document.querySelectorAll('*')];
  expect(elements.length).toBeGreaterThan(25);
  expect(elements.map((element) => said(element, getComputedStyle(element)))).toEqual(
    elements.map((element) => said(element, ofJsdom(element))),
  );
  expect(getComputedStyle(document.querySelector('button')!).getPropertyValue('pointer-events')).toBe('none');
});
