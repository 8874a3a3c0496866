import type { Compared } from './compare';

/** The share of bad edits among those applied at once from which the settings give trust too easily. */
const tooBad = 0.01;

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 3 });

/** The share of bad edits among those applied at once in the worst of the histories, and which that is. */
export function worstOf(compared: readonly Pick<Compared, 'with'>[]): {
  readonly share: number;
  readonly at: number;
} {
  const shares = compared.map((each) => each.with.badAtOnce);
  const share = Math.max(...shares);
  return { share, at: shares.indexOf(share) };
}

/** Why trust may not be given by the settings that were simulated; `undefined` where it may. */
export function faultOf(
  compared: readonly Pick<Compared, 'with'>[],
  seeds: readonly number[],
): string | undefined {
  const { share, at } = worstOf(compared);
  if (share < tooBad) return undefined;
  return (
    `The history of seed ${seeds[at]} had ${percent.format(share)} bad edits among those applied at once. ` +
    `Less than ${percent.format(tooBad)} are allowed: the defaults in src/model/trustSettings.ts have to be stricter.`
  );
}
