import compatibility from '@mdn/browser-compat-data/forLegacyNode';
import { oldest } from '../../../scripts/build/browsers';

const { api, css } = compatibility;

/** The first version of each browser that has what `runsApp` checks for. */
const first = (browser: 'chrome' | 'edge' | 'firefox' | 'safari' | 'safari_ios') =>
  Math.max(
    ...[api['CompressionStream'], css['types']?.['color']?.['color-mix']].map((feature) => {
      const [support] = [feature?.__compat?.support[browser]].flat();
      return Number(support?.version_added);
    }),
  );

test('the app runs in every supported browser', () => {
  const { chrome, edge, firefox, safari, ios } = oldest;
  for (const [version, browser] of [
    [chrome, 'chrome'],
    [edge, 'edge'],
    [firefox, 'firefox'],
    [safari, 'safari'],
    [ios, 'safari_ios'],
  ] as const)
    expect(first(browser)).toBeLessThanOrEqual(Number(version));
});

test('browsers before those show what is needed; Firefox 113 only by its version', () => {
  expect((['chrome', 'edge', 'firefox', 'safari', 'safari_ios'] as const).map(first)).toEqual([
    111, 111, 113, 16.4, 16.4,
  ]);
});
