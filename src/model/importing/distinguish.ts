import type { RowRead, SideRead } from './readRow';

/** By spelling, what the sides of that name say. */
function saidOf(rows: readonly RowRead[], of: (side: SideRead) => string | undefined) {
  const all = new Map<string, Set<string>>();
  for (const side of rows.flatMap(({ sides }) => sides)) {
    const said = of(side);
    if (said !== undefined) all.set(side.spelling, (all.get(side.spelling) ?? new Set()).add(said));
  }
  return all;
}

/**
 * Adds a key for each person whose spelling is not unique: one name with two countries or two ids, or words
 * after the name.
 */
export function distinguish(rows: readonly RowRead[]): readonly RowRead[] {
  const countries = saidOf(rows, ({ country }) => country);
  const ids = saidOf(rows, ({ id }) => id || undefined);
  const keyed = (side: SideRead): SideRead => {
    const { spelling, country, id, left } = side;
    const parts = [
      spelling,
      (countries.get(spelling)?.size ?? 0) > 1 ? `/${country ?? ''}` : '',
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
