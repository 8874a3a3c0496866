import { once } from '@/lib/once';

/**
 * Languages whose names of months and days of the week are read. Croatian is left out: its listopad is October, and November in
 * Polish and Czech.
 */
const languages =
  'en de de-AT nl fr es es-UY pt it ro pl cs sk uk ru be bg tr az uz kk hu fi et lv lt sv nb da el ka hy id'.split(
    ' ',
  );

/** Alone, before a day, long and short: `ноябрь`, `ноября`, `нояб`. */
const forms: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
];

/** Spellings that Unicode's data has not. */
const others: readonly (readonly [string, number])[] = [
  ['maerz', 3],
  ['mrz', 3],
];

const folded = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Mark}.]/gu, '')
    .replaceAll('ı', 'i');

const names = once((): ReadonlyMap<string, ReadonlySet<number>> => {
  const found = new Map<string, Set<number>>();
  const add = (name: string, month: number) =>
    found.set(folded(name), (found.get(folded(name)) ?? new Set()).add(month));
  for (const language of languages)
    for (const form of forms) {
      const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2026, month - 1, 5));
        const name = parts.find(({ type }) => type === 'month')?.value ?? '';
        if (/^\p{L}{3,}\.?$/u.test(name)) add(name, month);
      }
    }
  for (const [name, month] of others) add(name, month);
  return found;
});

const onlyOf = (months: ReadonlySet<number>): number | undefined =>
  months.size === 1 ? [...months][0] : undefined;

/** The month that a word names, or whose name it begins; `undefined` if there are several. */
export function monthOf(word: string): number | undefined {
  const said = folded(word);
  const exact = names().get(said);
  if (exact !== undefined || said.length < 3) return exact && onlyOf(exact);
  const begun = [...names()].flatMap(([name, months]) => (name.startsWith(said) ? [...months] : []));
  return onlyOf(new Set(begun));
}

const weekdays = once((): ReadonlySet<string> => {
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 0, 1 + day));
  return new Set(
    languages.flatMap((language) =>
      (['long', 'short'] as const).flatMap((weekday) => {
        const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
        return days.map((day) => folded(format.format(day)));
      }),
    ),
  );
});

export const isWeekday = (word: string): boolean => weekdays().has(folded(word));
