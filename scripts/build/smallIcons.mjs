import { fileURLToPath } from 'node:url';

const creator = fileURLToPath(new URL('../../src/ui/createIcon.ts', import.meta.url));

const parts = [
  [/(?<=from )'\.\.\/createLucideIcon\.mjs'/, JSON.stringify(creator)],
  [/^ {2}(name|size): .*\n|,\n {2}aliases: \[[^\]]*\]/gm, ''],
  [/,\s*key: "\w+"/g, ''],
];

/** A webpack loader for lucide's icons: they keep their shapes, and our own function creates their components. */
export default function smallIcons(source) {
  // Former names of icons.
  if (/^export \{[^}]*\} from /m.test(source)) return source;
  return parts.reduce((rest, [pattern, instead]) => {
    const without = rest.replace(pattern, instead);
    // Fail on another version of the package, so that somebody looks at it.
    if (without === rest) throw new Error(`Expected ${pattern} in ${this.resourcePath}, found none`);
    return without;
  }, source);
}
