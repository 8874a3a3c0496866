import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem';
import { root } from './root';

const end = '<!-- end -->';

/** Finds the part of a document that a program computes, and the text before and after; `by` names the program. */
function split(document: string, by: string) {
  const begin = `<!-- computed: ${by} -->`;
  const [before, rest] = readFileSync(join(root, document), 'utf8').split(begin);
  const at = rest?.indexOf(end) ?? -1;
  if (before === undefined || rest === undefined || at < 0)
    throw new Problem(`${document}: expected a part between ${begin} and ${end}, found none.`);
  return { before: before + begin, part: rest.slice(0, at).trim(), after: rest.slice(at) };
}

export const readComputedPart = (document: string, by: string): string => split(document, by).part;

export function writeComputedPart(document: string, by: string, part: string): void {
  const { before, after } = split(document, by);
  writeFileSync(join(root, document), `${before}\n\n${part}\n\n${after}`);
  console.error(`${document} updated`);
}
