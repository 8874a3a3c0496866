/** Characters that reverse, hide or show nothing anywhere in a line. */
export const hidden = [
  '\0',
  '\t',
  '\n',
  '\u0085',
  '\u00ad',
  '\u061c',
  '\u115f',
  '\u200b',
  '\u200e',
  '\u200f',
  '\u2028',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u3164',
  '\ufeff',
  '\u{e0041}',
];

export const hiddenInNames = [
  '\u034f',
  '\u17b4',
  '\u180b',
  '\u180f',
  '\u2800',
  '\ufe00',
  '\ufe0f',
  '\ufff0',
  '\u{1d173}',
  '\u{e0100}',
  '\u{e0fff}',
];

export const marks = (count: number) => '\u0301'.repeat(count);

/** Names that look like another name, or like none. */
export const deceptive = [
  ...hiddenInNames.flatMap((one) => [one, `An${one}n`, `Ann${one}`]),
  ...['  ', '\u00a0', '\u2009', '\u3000'].map((blank) => `Ann${blank}Lee`),
  ...['\u200c', '\u200d'].flatMap((joiner) => [
    `An${joiner}n`,
    `ا${joiner}ب`,
    `क${joiner}ष`,
    `👨${joiner}👩 A`,
  ]),
  `A${marks(6)}`,
  `A${marks(100)}`,
  marks(1),
  `Ann ${marks(1)}`,
  '***',
  '💪',
  '.-!',
];

export const honest = [
  'Дев Ларат',
  'Nguyễn Văn',
  'می\u200cشود',
  'क्\u200dष',
  'র\u200d্যাব',
  'ශ්\u200dරී',
  'လျှို့ဝှက်',
  'שָּׁ֣ם',
  'ที่นี่',
  '山田 太郎',
  '가나',
  `A${marks(5)}`,
  'A 💪',
  '7',
];

/** Invisible outer blanks; `trim` removes each of them. */
export const blanks = [
  '\t',
  '\n',
  '\v',
  '\r',
  ' ',
  '\u00a0',
  '\u1680',
  '\u2007',
  '\u2028',
  '\u202f',
  '\u3000',
  '\ufeff',
];
