import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { Problem } from '../scripts/base/problem';

/** The source map of a built file, by its path below the site; `undefined` if the build has no such file. */
export type SourceMaps = (file: string) => TraceMap | undefined;

export function readSourceMaps(folder: string): SourceMaps {
  if (!existsSync(folder))
    throw new Problem(
      `Expected source maps in ${folder}; build the version again, or name its folder with --maps.`,
    );
  const known = new Map<string, TraceMap | undefined>();
  return (file) => {
    if (!known.has(file)) {
      const path = join(folder, `${file}.map`);
      known.set(file, existsSync(path) ? new TraceMap(readFileSync(path, 'utf8')) : undefined);
    }
    return known.get(file);
  };
}

/** A place in a built file, with the prefix that any browser writes before it in a stack. */
const place = /(?:[a-z]+:\/\/[^\s/]+)?\/?(assets\/[\w.-]+\.js):(\d+):(\d+)/g;

/**
 * The text with each place in a built file replaced by the source's: `renameEvent src/features/events/rename.ts:12:3`.
 * A saved report is JSON with the stack in one string; its line breaks are written as such.
 */
export const symbolicated = (text: string, maps: SourceMaps): string =>
  text.replaceAll('\\n', '\n').replace(place, (whole, file: string, line: string, column: string) => {
    const map = maps(file);
    // Browsers count columns from 1, maps from 0.
    const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (!found?.source) return whole;
    const source = found.source.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '');
    return [found.name, `${source}:${found.line}:${found.column + 1}`].filter(Boolean).join(' ');
  });
