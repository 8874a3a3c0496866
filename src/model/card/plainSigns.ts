const keycaps = /([\d#*])\ufe0f?\u20e3/gu;
const leadingNumber = /^(\s*)((?:\d\ufe0f?\u20e3)+)[.):]?\s*/u;
const decoratedNumber =
  /^[^\p{L}\p{N}\s(#"'\u{1F947}-\u{1F949}\u{1F3C6}\u{1F1E6}-\u{1F1FF}]+\s*(?=\d{1,3}[.):]\s)/u;

const emphasis = /(^|[\s(])(\*{1,3}|_)(?!_)([^\s*_]|[^\s*_][^*_]*[^\s*_])\2(?=[\s,.;:)]|$)/gu;
const beforeScore = /\s(?:=+>?|-+>|→|➡\ufe0f?|\|)\s+(?=\d{1,3} ?[-–—:] ?\d{1,3}(?!\d))/gu;

/** Emoji in place of plain signs: `1️⃣ Ann 🆚 Bea 3️⃣:1️⃣`. */
export const withPlainSigns = (line: string): string =>
  line
    .replace(
      leadingNumber,
      (_, blank: string, digits: string) => `${blank}${digits.replace(keycaps, '$1')}. `,
    )
    .replace(keycaps, '$1')
    .replace(decoratedNumber, '')
    .replace(/\u{1F19A}\ufe0f?/gu, ' vs ')
    .replace(emphasis, '$1$3')
    .replace(/(?<=\d) [xX×] (?=\d)/gu, '-')
    .replace(beforeScore, ' ');
