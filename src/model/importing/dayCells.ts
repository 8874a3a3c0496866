import { isWeekday, monthOf } from '../days/monthOf';
import { isMidnight, withoutTime } from './days';

const grammar =
  /^(?:t|z|utc|gmt|am|pm|st|nd|rd|th|er|of|de|del|d|to|on|the|den|le|el|il|op|dnia|dne|from|vom|du|dal|с|з|bis|until|till|through|and|und|u|et|y|e|i|и|до|по|do|a|au|al|г|года|році|року|р|r|roku|[年月日년월일]|元年?|令和|平成|昭和|[月火水木金土日](?:曜日?)?|[월화수목금토일](?:요일)?|tues|weds|thurs?)$/u;

const isOfDay = (word: string): boolean =>
  grammar.test(word.toLowerCase()) || isWeekday(word) || monthOf(word) !== undefined;

/** Words of a cell with days that name no day, and a time other than midnight. No field stores them. */
export function besideDays(cell: string): readonly string[] {
  const text = cell.normalize('NFKC').trim();
  const time = /(?<=^|[T\s])\d{1,2}(?::\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s?[ap]m\b)?|\s?[ap]m\b)/i.exec(
    text,
  )?.[0];
  const isTimed = time !== undefined && !isMidnight(time);
  const words = (withoutTime(cell).match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => !isOfDay(word));
  // A spreadsheet counts the time as a fraction of its day.
  const isFraction = /^\d{5}\.\d*[1-9]/.test(text);
  return [...words, ...(isTimed ? [time] : []), ...(isFraction ? [text] : [])];
}
