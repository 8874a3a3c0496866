import type { Compared } from './compare';

/** Share of bad edits among those applied at once at which the settings give trust too easily. */
const tooBad = 0.01;

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 3 });

/** The worst history, with its share of bad edits among those applied at once. */
export function worstOf(compared: readonly Pick<Compared, 'with'>[]): {
  readonly share: number;
  readonly at: number;
} {
  const shares = compared.map((each) => each.with.badAtOnce);
  const share = Math.max(...shares);
  return { share, at: shares.indexOf(share) };
}

/** Why the simulated settings must not give trust; `undefined` if they may. */
export function faultOf(
  compared: readonly Pick<Compared, 'with'>[],
  seeds: readonly number[],
): string | undefined {
  const { share, at } = worstOf(compared);
  if (share < tooBad) return undefined;
  return (
    `The history of seed ${seeds[at]} had ${percent.format(share)} bad edits among those applied at once. ` +
    `Less than ${percent.format(tooBad)} are allowed: the defaults in src/model/trust/trustSettings.ts have to be stricter.`
  );
}
