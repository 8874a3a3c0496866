import { codesOf, type CodesByPath } from './codes';

export interface Meeting extends CodesByPath {
  readonly round?: string | undefined;
}

/**
 * Whether two meetings of the same two people may be one match: they have no different stage, and no different
 * code, such as left and right arm.
 */
export const mayBeOne = (a: Meeting, b: Meeting): boolean =>
  (a.round ?? b.round) === (b.round ?? a.round) &&
  codesOf(a).every(({ path, code }) => (b[path] ?? code) === code);
