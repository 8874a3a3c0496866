import type { Row, RowSide } from '../card/row';

/** By spelling, what the sides of that name say. */
function saidOf(rows: readonly Pick<Row, 'sides'>[], of: (side: RowSide) => string | undefined) {
  const all = new Map<string, Set<string>>();
  for (const side of rows.flatMap(({ sides }) => sides)) {
    const said = of(side);
    if (said !== undefined) all.set(side.spelling, (all.get(side.spelling) ?? new Set()).add(said));
  }
  return all;
}

/** By spelling, the countries that the rows name beside it. */
export const countriesBeside = (
  rows: readonly Pick<Row, 'sides'>[],
): ReadonlyMap<string, ReadonlySet<string>> => saidOf(rows, ({ country }) => country);

const ofCountry = '/';

/** Whether the rows have the name with several countries; expects a side. */
export const isNamesake = ({ spelling, key }: RowSide): boolean =>
  key?.startsWith(`${spelling}${ofCountry}`) === true;

/**
 * Adds a key for each person whose spelling is not unique: one name with two countries or two ids, or words
 * after the name.
 */
export function distinguish<Any extends Pick<Row, 'sides'>>(rows: readonly Any[]): readonly Any[] {
  const countries = countriesBeside(rows);
  const ids = saidOf(rows, ({ id }) => id || undefined);
  const keyed = (side: RowSide): RowSide => {
    const { spelling, country, id, left } = side;
    const parts = [
      spelling,
      (countries.get(spelling)?.size ?? 0) > 1 ? `${ofCountry}${country ?? ''}` : '',
      (ids.get(spelling)?.size ?? 0) > 1 && id !== '' ? `#${id}` : '',
      left === undefined ? '' : ` ${left}`,
    ];
    const key = parts.join('');
    return key === spelling ? side : { ...side, key };
  };
  return rows.map((row) => {
    const [first, second] = row.sides;
    const sides = [keyed(first), keyed(second)] as const;
    return sides[0] === first && sides[1] === second ? row : { ...row, sides };
  });
}
