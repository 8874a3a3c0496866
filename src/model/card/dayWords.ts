const weekdays =
  'mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|' +
  'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|' +
  'lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|' +
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|' +
  'poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela|pazartesi|salı|çarşamba|perşembe|cuma(?:rtesi)?|pazar|' +
  'понедельник|вторник|среда|четверг|пятница|суббота|воскресенье|понеділок|вівторок|середа|четвер|пʼятниця|субота|неділя';
const weekday = new RegExp(
  String.raw`(?<!\p{L})(?:${weekdays})(?!\p{L})\.?,?|[(（]?[月火水木金土日]曜日?[)）]?|[(（][月火水木金土日][)）]`,
  'giu',
);
const clock =
  /(?<![\d:])(?:(?:um|at|в|à|alle|o|saat|às) )?\d{1,2}(?:[:h]\d{2}(?::\d{2})?(?: ?(?:uhr|[ap]m))?| ?[ap]m)(?: ?(?:z|utc|gmt|msk|[cew]es?t|[acempj][sd]t)(?:[+-]\d{1,2})?)?(?![\p{L}\d:])/giu;

/** The text without the day of the week and the time of day, which no record has. */
export const withoutClock = (text: string): string => text.replace(weekday, ' ').replace(clock, ' ');
