import { withheldName } from '../privacy/withholding';

const suffix = /^(?:jr|sr|i{2,3}|iv)\.?$/i;
const particle = /^\p{Ll}/u;
const word = /^\p{L}/u;

/** The last name with its particles and suffix, as fans say it: `van der Berg`, `Todd Jr.`; else the whole name. */
function shortName(name: string): string {
  const words = name.trim().split(/\s+/u);
  let from = words.length - 1;
  if (suffix.test(words[from] ?? '')) from -= 1;
  while (from > 1 && particle.test(words[from - 1] ?? '')) from -= 1;
  const short = words.slice(from).join(' ');
  return from < 1 || name === withheldName || !word.test(short) ? name : short;
}

export function shortNames(first: string, second: string): readonly [string, string] {
  const short = [shortName(first), shortName(second)] as const;
  return short[0] === short[1] ? [first, second] : short;
}
