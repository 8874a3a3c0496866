/**
 * Whether the browser has what every supported one has (`browserslist` in `package.json`): Chrome 111 and Firefox 113 were the
 * first with `color-mix()`, Safari 16.4 with compression streams.
 */
export const runsApp = (): boolean =>
  'CompressionStream' in globalThis && CSS.supports('color', 'color-mix(in srgb, red, red)');
