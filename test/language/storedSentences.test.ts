import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { catalog } from '@/language/ja';
import { explain } from '@/language/causes';
import { createLanguage } from '@/language/language';
import { filesBelow } from '../../scripts/base/digest';
import { root } from '../../scripts/base/root';

const japanese = createLanguage('ja', catalog);

test.each(['I think Ann exists already', 'Please say: who is required', 'replaced by a better one', ''])(
  'what a person wrote stays: %s',
  (said) => {
    expect(explain(japanese.t, said, undefined)).toBe(said);
  },
);

test('nothing of today stores a sentence that only its words tell', () => {
  const files = ['functions/src', 'src/firebase']
    .flatMap((folder) => filesBelow(join(root, folder)))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }));
  const that = (fits: RegExp) => files.filter(({ text }) => fits.test(text)).map(({ file }) => file);
  const textOf = (name: string) => files.find(({ file }) => file === name)?.text;
  // A reason or a problem is written only beside its cause, or as a moderator gave it, with its cause.
  expect(that(/^\s+(reason|problem)(: (?!typeof|FieldValue)|,$)/m)).toEqual([
    'functions/src/base/causes.ts',
    'src/firebase/write/commitDelta.ts',
  ]);
  expect(textOf('src/firebase/write/commitDelta.ts')).toContain('reasonCause: body.reasonCause');
  // The server's reason for refusing a command is passed on with its cause.
  expect(that(/(quota|name)Sentences[.[]/)).toEqual(['src/firebase/write/explainRefusal.ts']);
  const refusals =
    textOf('src/firebase/write/explainRefusal.ts')
      ?.split(/throw (?:new BackendError|refusal)\(/)
      .slice(1) ?? [];
  const worded = refusals.filter((one) => /^[^;]*Sentences/.test(one));
  expect(worded).toHaveLength(4);
  expect(
    worded.filter((one) => !/^[^;]*, (causeOf\(|\{ cause: error, reason: quotaCauses\[)/.test(one)),
  ).toEqual([]);
});
