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
  /(?<![\d:])(?:T(?=\d{2}:)|(?<!\p{L})(?:um|at|в|à|alle|o|saat|às|ora|kl\.?|g\.|godz\.?) )?\d{1,2}(?:[:h]\d{2}(?::\d{2})?(?: ?(?:uhr|[ap]m))?| ?[ap]m)(?: ?(?:z|utc|gmt|msk|[cew]es?t|[acempj][sd]t)(?:[+-]\d{1,2})?)?(?![\p{L}\d:])/giu;

/** A time in UTC other than midnight, at which it may be another day where the event is. */
const timeInUtc =
  /(?<![\d:])(?!0?0:00)\d{1,2}(?:[:h]\d{2}(?::\d{2}(?:\.\d+)?)?)? ?(?:[ap]m ?)?(?:z|utc|gmt)(?![\p{L}+-]| ?[+-]\d)/iu;

export const utcTimeIn = (text: string): string | undefined => timeInUtc.exec(text)?.[0];

/** The text without the day of the week and the time of day, which no record has. */
export const withoutClock = (text: string): string => text.replace(weekday, ' ').replace(clock, ' ');
