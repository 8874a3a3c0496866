import { words } from '@/language/en/words';
import { assertNever } from '@/lib/assertNever';
import { isJsonObject, type Json, type JsonObject } from '@/lib/json';
import type { Language, Translate } from '@/language/language';
import { parseStart } from '@/model/records/startsAt';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { pointsText } from '@/model/records/points';
import { yearNotShown } from '@/model/privacy/minors';
import { anyChoice, type Sport } from '@/model/sports';
import { withheldName } from '@/model/privacy/withholding';
import { videoParts, type Video } from '@/model/records/youtube';
import { choiceCodeName, choiceName, localText } from './sportWords';

/**
 * A field's value in one line; `undefined` if empty. The field's sport labels a code, else `sports` do if they
 * agree; callers that know the record's sport pass only that one.
 */
export function fieldText(
  { t, dates, list, country, weight, number }: Language,
  sports: readonly Sport[],
  field: FieldSpec,
  value: Json,
): string | undefined {
  if (value === null) return undefined;
  switch (field.type) {
    case 'player':
      return nameText(t, plain(isJsonObject(value) ? (value['name'] ?? value['id'] ?? '') : value));
    case 'date':
      return dates.day(plain(value)) ?? plain(value);
    case 'start': {
      const start = parseStart(value);
      return start ? `${dates.day(start.day) ?? start.day} ${start.time}, ${start.zone}` : plain(value);
    }
    case 'enum':
      return choiceName(t, sports, field, plain(value));
    case 'codes':
      return isJsonObject(value) ? list(codesText(t, sports, field, value)) : plain(value);
    case 'list':
      return Array.isArray(value) ? list(value.map(plain)) : plain(value);
    case 'names':
      return isList(value) ? list(value.map((former) => formerNameText(t, dates.day, former))) : plain(value);
    case 'country':
      return country(plain(value));
    case 'weight':
      return typeof value === 'number' ? weight(value) : plain(value);
    case 'number':
      return field.unit === 'cm' && typeof value === 'number'
        ? number(value, { style: 'unit', unit: 'centimeter' })
        : plain(value);
    case 'points':
      return typeof value === 'number' ? pointsText(value) : plain(value);
    case 'flag':
      return t(value === true ? words.yes : words.no);
    case 'string':
      return nameText(t, plain(value));
    case 'year':
      return value === yearNotShown ? t(words.yearNotShown) : plain(value);
    case 'line':
    case 'text':
    case 'link':
    case 'account':
    case 'record':
      return plain(value);
    case 'youtube':
      return typeof value === 'string' ? videoText(value as Video) : plain(value);
    default:
      return assertNever(field.type, 'field type');
  }
}

const codesText = (
  t: Translate,
  sports: readonly Sport[],
  { path, ofSport = [] }: FieldSpec,
  value: JsonObject,
): readonly string[] =>
  Object.entries(value).map(([name, code]) => {
    const at = `${path}.${name}`;
    const choice = ofSport.find((each) => each.path === at) ?? anyChoice(sports, at, plain(code));
    return `${choice ? t(localText(choice.label)) : name}: ${choiceCodeName(t, choice, plain(code))}`;
  });

const nameText = (t: Translate, name: string): string =>
  name === withheldName ? t(words.nameWithheld) : name;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const formerNameText = (t: Translate, day: Language['dates']['day'], former: Json): string => {
  if (!isJsonObject(former)) return plain(former);
  const [name, until] = [plain(former['name'] ?? ''), plain(former['until'] ?? '')];
  return t(words.untilDay, { name, day: day(until) ?? until });
};

function videoText(video: Video): string {
  const { id, second } = videoParts(video);
  return second === 0 ? id : `${id} ${clock(second)}`;
}

function clock(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (count: number) => String(count).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const plain = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
