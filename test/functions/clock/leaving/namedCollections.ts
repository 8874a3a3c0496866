import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../../..');

const sources = readdirSync(join(root, 'functions/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(root, 'functions/src', file), 'utf8'));

const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

export function namedCollections(): readonly string[] {
  const rules = matchesOf(
    readFileSync(join(root, 'firestore.rules'), 'utf8'),
    /^\s+match \/(\w+)\/\{\w+\} \{/gm,
  );
  const code = sources.flatMap((text) => [
    ...matchesOf(text, /\.collection(?:Group)?\('(\w+)'\)/g),
    ...matchesOf(text, /\.(?:doc|collection)\([`'](\w+)\//g),
  ]);
  return [...new Set([...rules, ...code])].sort();
}

export const below: Readonly<Record<string, string>> = {
  news: 'user',
  token: 'user',
  pick: 'user',
  act: 'trust',
  part: 'pickTable',
};
