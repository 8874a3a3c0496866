import type { FieldSpec } from '@/model/schema/fieldSpec';

/**
 * Checks that an author may have seen these fields of a record; fields without parts are measured together. The rule of
 * the author's quota calls it, because together with the check of the proposal one write would evaluate too many
 * expressions.
 */
export function seenTogether(base: string, fields: readonly FieldSpec[]): readonly string[] {
  const isPart = ({ type }: FieldSpec) => type in seenPart;
  return [
    short(
      base,
      fields.filter((field) => !isPart(field)).map(({ path }) => path),
    ),
    ...fields
      .filter(isPart)
      .map(({ path, type }) => `${seenPart[type as keyof typeof seenPart]}(${base}.get('${path}', null))`),
  ];
}

const seenPart = {
  player: 'isSeenSide',
  list: 'isSeenList',
  names: 'isFormerNames',
  codes: 'isSeenCodes',
} as const;

const short = (value: string, keys: readonly string[]) =>
  `isShort([${keys.map((key) => `${value}.get('${key}', null)`).join(', ')}])`;

/** Checks that an author may have seen this in one field: by kind and length only. */
export function seen(field: FieldSpec, value: string): string {
  switch (field.type) {
    case 'number':
    case 'points':
    case 'year':
    case 'weight':
      return `isSeenNumber(${value})`;
    case 'flag':
      return `${value} in [null, true]`;
    case 'list':
      return `isSeenList(${value})`;
    case 'names':
      return `isFormerNames(${value})`;
    case 'codes':
      return `isSeenCodes(${value})`;
    case 'player':
      return `isSeenPlayer(${value})`;
    default:
      return `isSeenText(${value})`;
  }
}
