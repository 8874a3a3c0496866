import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/base/root';
import { filesIn, importsOf } from '../architecture/importGraph';

const isTexts = (file: string) => /^src\/language\/(en|ja)\//.test(file);

/** Files of texts that the given files load, as `en/words`. */
function textsOf(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set(files);
  for (const file of reached) {
    if (isTexts(file)) continue;
    for (const { target, typeOnly } of importsOf(file)) {
      const found = [`${target}.ts`, `${target}.tsx`].find((path) => existsSync(join(root, path)));
      if (found !== undefined && !typeOnly) reached.add(found);
    }
  }
  return new Set([...reached].filter(isTexts).map((file) => file.slice('src/language/'.length, -3)));
}

/** What functions word in Japanese, with the texts of which they show only the English. */
test.each([
  ['pages, feeds and embeds', filesIn('functions/src/serve'), ['fields', 'nouns', 'ui']],
  ['notices', ['functions/src/react/notifications/noticeText.ts'], []],
  ['digests', ['functions/src/react/news/digestMail.ts'], []],
])('%s have the Japanese texts of all that they say', (_, files, english) => {
  const texts = textsOf(files);
  const needed = [...texts].filter((name) => name.startsWith('en/')).map((name) => name.slice(3));
  expect(needed.length).toBeGreaterThan(2);
  expect(needed.filter((name) => !texts.has(`ja/${name}`)).toSorted()).toEqual(english);
});
