import type { RowRead, SideRead } from './readRow';

/**
 * Adds a key for each person whose spelling is not unique: one name with two countries, or words after the
 * name.
 */
export function distinguish(rows: readonly RowRead[]): readonly RowRead[] {
  const countries = new Map<string, Set<string>>();
  for (const { spelling, country } of rows.flatMap(({ sides }) => sides)) {
    if (country === undefined) continue;
    const known = countries.get(spelling) ?? new Set();
    countries.set(spelling, known.add(country));
  }
  const keyed = (side: SideRead): SideRead => {
    const { spelling, country, left } = side;
    const isShared = (countries.get(spelling)?.size ?? 0) > 1;
    const key = `${spelling}${isShared ? `/${country ?? ''}` : ''}${left === undefined ? '' : ` ${left}`}`;
    return key === spelling ? side : { ...side, key };
  };
  return rows.map((row) => {
    const [first, second] = row.sides;
    const sides = [keyed(first), keyed(second)] as const;
    return sides[0] === first && sides[1] === second ? row : { ...row, sides };
  });
}
