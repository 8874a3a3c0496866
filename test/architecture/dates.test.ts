import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

const sources = ['src', 'functions/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [join(folder, file), readFileSync(join(root, folder, file), 'utf8')] as const),
);

/** Gives the stored day of a record to what writes dates, as in `<DateText value={match.date} />`. */
const withoutPrecision =
  /(?:value|first)=\{(?:event|match|step|latest)\.date\}|\b(?:day|dayText|dateText)\((?:event|match|step|latest)\.date\b/;

test('a text about a record gets its date from `knownDate`, which says a day only if it is known', () => {
  expect(sources.filter(([, text]) => withoutPrecision.test(text)).map(([file]) => file)).toEqual([]);
});
