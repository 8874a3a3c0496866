const initials = 'g kk n d tt r m b pp s ss - j jj ch k t p h'
  .split(' ')
  .map((part) => part.replace('-', ''));
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const finals = '- k k k n n n t l k m l l l p l m p p t t ng t t k t p t'
  .split(' ')
  .map((part) => part.replace('-', ''));

const first = 0xac00;
const last = 0xd7a3;

export const isHangul = (letter: string): boolean => {
  const code = letter.charCodeAt(0);
  return code >= first && code <= last;
};

export const readHangul = (word: string): readonly string[] =>
  [...word].filter(isHangul).map((letter) => {
    const code = letter.charCodeAt(0) - first;
    const [initial, vowel, final] = [Math.floor(code / 588), Math.floor((code % 588) / 28), code % 28];
    return initials[initial]! + vowels[vowel]! + finals[final]!;
  });
