import { codesOf, type CodesByPath } from '@/model/card/codes';
import { findField } from '@/model/records/fields';
import type { PlayerShown } from '@/model/identity/identities';
import { choiceAt, codeAt, genders, type Gender, type Sport } from '@/model/sports';
import type { CodePath } from '@/model/schema/choice';
import type { RecordSearch } from './recordSearch';

const isGender = (code: string): code is Gender => Object.hasOwn(genders, code);

const ofPersons: readonly Gender[] = (findField('player', 'gender')?.choices ?? []).filter(isGender);

export function gendersOf(
  search: Pick<RecordSearch, 'hasFought'> | undefined,
  player: PlayerShown | undefined,
): readonly Gender[] {
  if (player === undefined) return [];
  if (player.gender !== undefined) return [player.gender];
  return ofPersons.filter((gender) => search?.hasFought(player.id, { gender }));
}

interface GenderedCode {
  readonly path: CodePath;
  readonly code: string;
  readonly gender: Gender;
}

const genderedCodes = (codes: CodesByPath, sport: Sport | undefined): readonly GenderedCode[] =>
  codesOf(codes).flatMap(({ path, code }) => {
    const gender = codeAt(choiceAt(sport, path), code)?.gender;
    return gender === undefined ? [] : [{ path, code, gender }];
  });

/**
 * A guess for a match without a gender: the gender of its codes, or one that a side is exclusively known by
 * and that fits the other side. Otherwise `undefined`.
 */
export function likelyGender(
  codes: CodesByPath,
  sport: Sport | undefined,
  sides: readonly (readonly Gender[])[],
): Gender | undefined {
  const [ofCode] = genderedCodes(codes, sport);
  if (ofCode !== undefined) return ofCode.gender;
  return ofPersons.find(
    (gender) =>
      sides.some(([only, ...others]) => only === gender && others.length === 0) &&
      sides.every((known) => known.length === 0 || known.includes(gender)),
  );
}

export type GenderDoubt =
  | ({ readonly kind: 'code' } & GenderedCode)
  | { readonly kind: 'side'; readonly side: number; readonly gender: Gender };

export function genderDoubts(
  gender: Gender | undefined,
  codes: CodesByPath,
  sport: Sport | undefined,
  sides: readonly (readonly Gender[])[],
): readonly GenderDoubt[] {
  if (gender === undefined || !ofPersons.includes(gender)) return [];
  return [
    ...genderedCodes(codes, sport)
      .filter((code) => code.gender !== gender)
      .map((code) => ({ kind: 'code', ...code }) as const),
    ...sides.flatMap((known, side) => {
      const [other] = known;
      return other === undefined || known.includes(gender)
        ? []
        : [{ kind: 'side', side, gender: other } as const];
    }),
  ];
}
