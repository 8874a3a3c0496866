import { transliterate } from 'transliteration';

const initials = 'g kk n d tt r m b pp s ss - j jj ch k t p h'
  .split(' ')
  .map((part) => part.replace('-', ''));
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const finals = '- k k k n n n t l k m l l l p l m p p t t ng t t k t p t'
  .split(' ')
  .map((part) => part.replace('-', ''));

/** The Revised Romanization of 2000, syllable by syllable. */
const syllables = (word: string) =>
  [...word].map((letter) => {
    const code = letter.charCodeAt(0) - 0xac00;
    return (
      (initials[Math.floor(code / 588)] ?? '') +
      (vowels[Math.floor((code % 588) / 28)] ?? '') +
      (finals[code % 28] ?? '')
    );
  });

/** Surnames as most families write them; the Revised Romanization of them is rare. */
const families: ReadonlyMap<string, string> = new Map(
  '김 Kim 이 Lee 박 Park 최 Choi 정 Jung 강 Kang 조 Cho 윤 Yoon 장 Jang 임 Lim 오 Oh 서 Seo 신 Shin 권 Kwon 황 Hwang 안 Ahn 송 Song 전 Jeon 홍 Hong 유 Yoo 고 Ko 문 Moon 손 Son 양 Yang 배 Bae 백 Baek 허 Heo 노 Noh 심 Shim 하 Ha 주 Joo 구 Koo 우 Woo'
    .split(' ')
    .flatMap((family, at, all) => (at % 2 === 0 ? [[family, all[at + 1] ?? ''] as const] : [])),
);

const popular: readonly (readonly [RegExp, string])[] = [
  [/yeo(?=n$|ng$)/, 'you'],
  [/eo(?=n$|ng$|k$)/, 'u'],
  [/^u$/, 'woo'],
  [/(?<=[sjhg])u$/, 'oo'],
  [/ui$/, 'ee'],
];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const koreanFamily = (word: string) => families.get(word) ?? capital(syllables(word).join(''));

export const koreanGiven = (word: string, between: string, isPopular: boolean) =>
  capital(
    syllables(word)
      .map((each) => (isPopular ? popular.reduce((said, [from, to]) => said.replace(from, to), each) : each))
      .join(between),
  );

/** Pinyin without tones. */
export const pinyin = (word: string) =>
  capital([...word].map((letter) => transliterate(letter).trim().toLowerCase()).join(''));
