export interface Vertex {
  readonly at: readonly number[];
  readonly value: number;
}

/**
 * The least value found from a point on within a budget of evaluations: the downhill simplex of Nelder and Mead (1965,
 * The Computer Journal 7). Deterministic, so the same data always gives the same parameters.
 */
export function minimize(
  start: readonly number[],
  steps: readonly number[],
  evaluations: number,
  valueAt: (at: readonly number[]) => number,
): Vertex {
  const vertex = (at: readonly number[]): Vertex => ({ at, value: valueAt(at) });
  let simplex = [
    vertex(start),
    ...start.map((_, of) => vertex(start.map((each, at) => (at === of ? each + steps[of]! : each)))),
  ];
  let spent = simplex.length;
  while (spent < evaluations) {
    simplex.sort((a, b) => a.value - b.value);
    const [best, worst] = [simplex[0]!, simplex.at(-1)!];
    if (worst.value - best.value < enough) break;
    const rest = simplex.slice(0, -1);
    const along = (far: number) => {
      spent += 1;
      return vertex(
        worst.at.map((each, at) => {
          const centre = rest.reduce((sum, other) => sum + other.at[at]!, 0) / rest.length;
          return centre + far * (centre - each);
        }),
      );
    };
    const better = stepOf(along, best.value, rest.at(-1)!.value, worst.value);
    if (better) {
      simplex = [...rest, better];
      continue;
    }
    // No point along the line is better: move everything half way to the best.
    simplex = [best, ...simplex.slice(1).map(({ at }) => vertex(at.map((x, of) => (x + best.at[of]!) / 2)))];
    spent += rest.length;
  }
  return simplex.reduce((best, each) => (each.value < best.value ? each : best));
}

/** A difference in log-loss without any visible effect. */
const enough = 1e-7;

/** The vertex that replaces the worst: reflected, further out, or nearer in; `undefined` if none is better. */
function stepOf(
  along: (far: number) => Vertex,
  best: number,
  second: number,
  worst: number,
): Vertex | undefined {
  const reflected = along(1);
  if (reflected.value < best) {
    const further = along(2);
    return further.value < reflected.value ? further : reflected;
  }
  if (reflected.value < second) return reflected;
  const nearer = along(reflected.value < worst ? 0.5 : -0.5);
  return nearer.value < Math.min(reflected.value, worst) ? nearer : undefined;
}
