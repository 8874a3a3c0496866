import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root } from '../../scripts/base/root';

export interface Import {
  readonly file: string;
  readonly target: string;
  readonly typeOnly: boolean;
}

export const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file).split(sep).join('/'));

/** Every import and re-export, static or not, with its target as a path from the root or a package's name. */
export function importsOf(file: string): readonly Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const statics = [...text.matchAll(/^(?:import|export)\s+(type\b)?[^;'"]*?\bfrom\s+['"]([^'"]+)['"]/gm)];
  const bare = [...text.matchAll(/(?:^import\s*|\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?)['"]([^'"]+)['"]/gm)];
  const found = [
    ...statics.map(([, type, target]) => ({ target: target!, typeOnly: type !== undefined })),
    ...bare.map(([, target]) => ({ target: target!, typeOnly: false })),
  ];
  return found.map(({ target, typeOnly }) => ({ file, typeOnly, target: located(file, target) }));
}

export function located(file: string, target: string): string {
  if (target.startsWith('@/')) return `src/${target.slice(2)}`;
  if (!target.startsWith('.')) return target;
  return relative(root, resolve(root, dirname(file), target))
    .split(sep)
    .join('/');
}

/** The folders of a layer as a graph; loose files belong to `.`. */
export function foldersOf(layer: string): ReadonlyMap<string, ReadonlySet<string>> {
  const folderOf = (path: string) => {
    const [folder = '', rest] = path.slice(layer.length + 1).split('/');
    return rest === undefined ? '.' : folder;
  };
  const graph = new Map<string, Set<string>>();
  for (const file of filesIn(layer)) {
    const from = folderOf(file);
    const reached = graph.get(from) ?? new Set();
    graph.set(from, reached);
    for (const { target } of importsOf(file)) {
      if (!target.startsWith(`${layer}/`) || target.endsWith('.css')) continue;
      const to = folderOf(target);
      if (to !== from) reached.add(to);
    }
  }
  return graph;
}

/** A cycle of folders, if there is one. */
export function circleIn(graph: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | undefined {
  const done = new Set<string>();
  const walk = (folder: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder)) return undefined;
    for (const next of graph.get(folder) ?? []) {
      const circle = walk(next, [...way, folder]);
      if (circle) return circle;
    }
    done.add(folder);
    return undefined;
  };
  for (const folder of graph.keys()) {
    const circle = walk(folder, []);
    if (circle) return circle;
  }
  return undefined;
}
