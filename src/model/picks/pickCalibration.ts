import { statedChance, surenesses, type Sureness } from './pick';

export interface CalibrationStep {
  readonly sureness: Sureness;
  /** The chance that picks of this step state, 0 to 1. */
  readonly stated: number;
  readonly right: number;
  readonly of: number;
}

/** How often picks of each step were right, from those whose match has a winner. Steps without any are left out. */
export const calibrationOf = (
  decided: readonly { readonly sureness: Sureness; readonly isRight: boolean }[],
): readonly CalibrationStep[] =>
  surenesses.flatMap((sureness) => {
    const ofStep = decided.filter((pick) => pick.sureness === sureness);
    if (ofStep.length === 0) return [];
    const right = ofStep.filter(({ isRight }) => isRight).length;
    return [{ sureness, stated: statedChance[sureness], right, of: ofStep.length }];
  });
