import { statedChance, surenesses, type Sureness } from './pick';

export interface CalibrationStep {
  readonly sureness: Sureness;
  readonly stated: number;
  readonly right: number;
  readonly of: number;
}

export const calibrationOf = (
  decided: readonly { readonly sureness: Sureness; readonly isRight: boolean }[],
): readonly CalibrationStep[] =>
  surenesses.flatMap((sureness) => {
    const ofStep = decided.filter((pick) => pick.sureness === sureness);
    if (ofStep.length === 0) return [];
    const right = ofStep.filter(({ isRight }) => isRight).length;
    return [{ sureness, stated: statedChance[sureness], right, of: ofStep.length }];
  });
