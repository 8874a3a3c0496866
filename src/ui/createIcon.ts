import { createElement, type ComponentProps, type FunctionComponent, type JSX } from 'react';

type Shape = readonly [tag: keyof JSX.IntrinsicElements, attributes: Readonly<Record<string, string>>];

const outline = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Takes the place of lucide's function of that purpose in the built app (`scripts/build/smallIcons.mjs`), without colours, widths of
 * strokes, class names and contexts that no icon here has.
 */
export default function createIcon({
  node,
}: {
  readonly node: readonly Shape[];
}): FunctionComponent<ComponentProps<'svg'>> {
  return (props) =>
    createElement(
      'svg',
      { ...outline, 'aria-hidden': props['aria-label'] === undefined || undefined, ...props },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
