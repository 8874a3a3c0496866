import { codesOf, type CodesByPath } from '@/model/card/codes';
import { findField } from '@/model/fields';
import type { PlayerShown } from '@/model/identities';
import { choiceAt, codeAt, genders, type Gender, type Sport } from '@/model/sports';
import type { CodePath } from '@/model/schema/choice';
import type { RecordSearch } from './recordSearch';

const isGender = (code: string): code is Gender => Object.hasOwn(genders, code);

/** The genders that a person may have. */
const ofPersons: readonly Gender[] = (findField('player', 'gender')?.choices ?? []).filter(isGender);

/** The genders in whose matches a player is known: as the player's page says, else those of the confirmed matches. */
export function gendersOf(
  search: Pick<RecordSearch, 'hasFought'> | undefined,
  player: PlayerShown | undefined,
): readonly Gender[] {
  if (player === undefined) return [];
  if (player.gender !== undefined) return [player.gender];
  return ofPersons.filter((gender) => search?.hasFought(player.id, { gender }));
}

/** A code that the sport has for one gender alone, such as a class. */
interface GenderedCode {
  readonly path: CodePath;
  readonly code: string;
  readonly gender: Gender;
}

/** The codes of a row that the sport has for one gender alone. */
const genderedCodes = (codes: CodesByPath, sport: Sport | undefined): readonly GenderedCode[] =>
  codesOf(codes).flatMap(({ path, code }) => {
    const gender = codeAt(choiceAt(sport, path), code)?.gender;
    return gender === undefined ? [] : [{ path, code, gender }];
  });

/**
 * The gender of a match that does not say it, where its codes leave one alone, or one that either side is known by and
 * the other is not known without; else `undefined`.
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

/** Facts that speak against the gender of a row: a code of another one, or a side that is known by others alone. */
export type GenderDoubt =
  | ({ readonly kind: 'code' } & GenderedCode)
  | { readonly kind: 'side'; readonly side: number; readonly gender: Gender };

/** All that speaks against the gender of a row; nothing where nobody has said it, or all may meet. */
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
