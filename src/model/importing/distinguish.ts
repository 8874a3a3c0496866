import type { CardFacts } from '../card/cardFacts';
import type { Row, RowSide } from '../card/row';
import { haveOtherMarks } from '../names/marks';

type Stated = Pick<Row, 'sides'> & { readonly facts?: Pick<CardFacts, 'gender'> };

function saidOf(rows: readonly Stated[], of: (side: RowSide, row: Stated) => string | undefined) {
  const all = new Map<string, Set<string>>();
  for (const row of rows)
    for (const side of row.sides) {
      const said = of(side, row);
      if (said !== undefined) all.set(side.spelling, (all.get(side.spelling) ?? new Set()).add(said));
    }
  return all;
}

const genderIn = ({ facts }: Stated): string | undefined =>
  facts?.gender === '-' ? undefined : facts?.gender;

const formOf = ({ name }: RowSide): string => name.normalize('NFC').toLowerCase();

export const countriesBeside = (
  rows: readonly Pick<Row, 'sides'>[],
): ReadonlyMap<string, ReadonlySet<string>> => saidOf(rows, ({ country }) => country);

const ofCountry = '/';

/** Whether the rows have the name with several countries; expects a side. */
export const isNamesake = ({ spelling, key }: RowSide): boolean =>
  key?.startsWith(`${spelling}${ofCountry}`) === true;

/**
 * Adds a key for each person whose spelling is not unique: one name with two countries, ids or genders, with other
 * marks on a letter, or with words after it.
 */
export function distinguish<Any extends Stated>(rows: readonly Any[]): readonly Any[] {
  const countries = countriesBeside(rows);
  const ids = saidOf(rows, ({ id }) => id || undefined);
  const genders = saidOf(rows, (_, row) => genderIn(row));
  const forms = new Map(
    [...saidOf(rows, formOf)].filter(([, all]) => {
      const names = [...all];
      return names.some((name, at) => names.slice(at + 1).some((other) => haveOtherMarks(name, other)));
    }),
  );
  const keyed = (side: RowSide, row: Stated): RowSide => {
    const { spelling, country, id, left } = side;
    const parts = [
      spelling,
      (countries.get(spelling)?.size ?? 0) > 1 ? `${ofCountry}${country ?? ''}` : '',
      (ids.get(spelling)?.size ?? 0) > 1 && id !== '' ? `#${id}` : '',
      (genders.get(spelling)?.size ?? 0) > 1 ? `%${genderIn(row) ?? ''}` : '',
      forms.has(spelling) ? `=${formOf(side)}` : '',
      left === undefined ? '' : ` ${left}`,
    ];
    const key = parts.join('');
    return key === spelling ? side : { ...side, key };
  };
  return rows.map((row) => {
    const [first, second] = row.sides;
    const sides = [keyed(first, row), keyed(second, row)] as const;
    return sides[0] === first && sides[1] === second ? row : { ...row, sides };
  });
}
