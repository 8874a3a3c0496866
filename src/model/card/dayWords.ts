/** Beginnings of months' names, by number, in a dozen languages. */
const months: readonly (readonly [number, string])[] = [
  [1, 'jan|янв|січ|ene|sty|led|oca|tammi|gen'],
  [2, 'feb|fév|fev|фев|лют|lut|úno|şub|helmi'],
  [3, 'mar|mär|maer|мар|бер|mrz|bře|maalis'],
  [4, 'apr|avr|abr|апр|кві|kwi|dub|nis|huhti'],
  [5, 'may|mai|maj|maggio|mag|май|мая|тра|kvě|touko'],
  [6, 'juni|june|juin|jun|giu|июн|чер|cze|čvn|haz|kesä'],
  [7, 'juli|july|juil|jul|lug|июл|лип|lip|čvc|tem|heinä'],
  [8, 'aug|août|aou|ago|авг|сер|sie|srp|ağu|elo'],
  [9, 'sep|set|сен|вер|wrz|zář|eyl|syys'],
  [10, 'oct|okt|out|ott|окт|жов|paź|říj|eki|loka'],
  [11, 'nov|ноя|лис|lis|kas|marras'],
  [12, 'dec|dez|déc|dic|дек|гру|gru|pro|ara|joulu'],
];

export const monthOf = (word: string): number | undefined => {
  const found = months
    .flatMap(([month, beginnings]) => beginnings.split('|').map((beginning) => ({ month, beginning })))
    .filter(({ beginning }) => word.toLowerCase().startsWith(beginning))
    .sort((a, b) => b.beginning.length - a.beginning.length);
  return found[0]?.month;
};

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
const clock = /(?<![\d:])(?:(?:um|at|в|à|alle|o|saat|às) )?\d{1,2}[:h]\d{2}(?: ?(?:uhr|[ap]m))?(?![\d:])/giu;

/** The text without the day of the week and the time of day, which no record has. */
export const withoutClock = (text: string): string => text.replace(weekday, ' ').replace(clock, ' ');
