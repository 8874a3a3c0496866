import { startSource } from '@/model/records/startsAt';
import { videoSource } from '@/model/records/parseVideo';
import { codesPath, knownCodes } from '@/model/parsing/parseSport';
import { countrySource } from '@/model/schema/countries';
import type { FieldSpec, FieldType } from '@/model/schema/fieldSpec';
import { linkSource, longestLink } from '@/model/schema/links';
import { builtInSports } from '@/model/sports';
import { linePattern, prosePattern } from '@/model/texts';
import { choices, codeCheck, declare, hasOnly, inRules } from './ruleText';

/** The pattern of a line with at most `max` characters: one regular expression is one check. */
const lineTo = (max: number) =>
  inRules(linePattern.source.slice(1, -1).replace(']*[', `]{0,${max - 2}}[`)).replaceAll('\\\\u{', '\\\\x{');

const textTo = (max: number) =>
  inRules(prosePattern.source.slice(1, -1).replace(/\*$/, `{1,${max}}`)).replaceAll('\\\\u{', '\\\\x{');

const codesDocument = `/databases/$(database)/documents/${codesPath}`;
const builtIn: Readonly<Record<string, readonly string[]>> = knownCodes(builtInSports);

/**
 * Codes of all sports: one document lists those of the stored definitions; without it the codes in these rules count.
 * Each check reads only its part, since texts of a list count as expressions.
 */
const known = (part: string): string =>
  `(exists(${codesDocument}) ? get(${codesDocument}).data.${part} : ${choices(builtIn[part] ?? [], true)})`;

export const constants = (fields: readonly FieldSpec[]): string =>
  [
    ...ofLength(fields, 'line', (max) =>
      declare(`isLineTo${max}(text)`, [`text == null || text.matches('${lineTo(max)}')`]),
    ),
    ...ofLength(fields, 'text', (max) =>
      declare(`isTextTo${max}(text)`, [`text == null || text.matches('${textTo(max)}')`]),
    ),
    ...ofLength(fields, 'list', (max) =>
      declare(`isListTo${max}(list, most)`, [`isList(list, most, '${lineTo(max)}(\\\\n${lineTo(max)})*')`]),
    ),
    ...fields.filter(({ type }) => type === 'names').map(({ most = 1 }) => formerNames(most)),
    declare('isSport(sport)', [hasOnly('sport', ['id']), `sport.id in ${known('sports')}`]),
    // A code of any sport: only the server, when it applies the proposal, knows the record's sport.
    ...fields
      .filter(({ type, choices: codes }) => type === 'enum' && codes === undefined)
      .map(({ path }) => declare(`${codeCheck(path)}(code)`, [`code == null || code in ${known(path)}`])),
    declare('isCodes(codes)', ['codes == null || areCodes(codes)']),
    declare('areCodes(codes)', [
      'codes.size() > 0',
      `codes.keys().hasOnly(${known('names')})`,
      `codes.values().hasOnly(${known('others')})`,
    ]),
    declare('isStart(start)', [
      `start == null || (start.matches('${inRules(startSource)}') && isDate(start[0:10]))`,
    ]),
    declare('isVideo(video)', [`video == null || video.matches('${inRules(videoSource)}')`]),
    declare('isCountry(country)', [`country == null || country.matches('${countrySource}')`]),
    declare('isLink(link)', [
      `link == null || (link.matches('(?s).{1,${longestLink}}') && link.matches('${inRules(linkSource)}'))`,
    ]),
  ].join('\n\n');

/** Former names, up to the allowed number: rules cannot loop over a list, so each index has its own check. */
function formerNames(most: number): string {
  const counts = Array.from({ length: most }, (_, at) => most - at);
  const each = (count: number, part: string) =>
    Array.from({ length: count }, (_, at) => `names[${at}].${part}`);
  const asked = counts.map((count) => {
    const parts = Array.from({ length: count }, (_, at) => `names[${at}].name, names[${at}].until`).join(
      ', ',
    );
    return `count == ${count} ? areFormer([${parts}], ${each(count, 'size()').join(' + ')})`;
  });
  return [
    declare('isFormerNames(names)', ['names == null || areFormerNames(names, names.size())']),
    declare('areFormerNames(names, count)', [`${asked.join('\n        : ')}\n        : false`]),
    declare('areFormer(parts, keys)', ["areNamesWithDays(parts, keys, parts.join('\\t'))"]),
  ].join('\n\n');
}

const ofLength = (fields: readonly FieldSpec[], type: FieldType, make: (max: number) => string) =>
  [...new Set(fields.flatMap((field) => (field.type === type ? (field.max ?? []) : [])))]
    .sort((a, b) => a - b)
    .map(make);
