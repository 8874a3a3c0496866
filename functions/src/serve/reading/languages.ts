import { choices } from '@/language/en/choices';
import { choices as japaneseChoices } from '@/language/ja/choices';
import { embed as japaneseEmbed } from '@/language/ja/embed';
import { home as japaneseHome } from '@/language/ja/home';
import { ratings as japaneseRatings } from '@/language/ja/ratings';
import { titles as japaneseTitles } from '@/language/ja/titles';
import { words as japaneseWords } from '@/language/ja/words';
import { codeOfEnglishName } from '@/language/codeOfEnglishName';
import { createLanguage, type Language } from '@/language/language';
import type { LanguageCode } from '@/language/languages';
import type { LocalText } from '@/model/schema/choice';

export const servedLanguages: Readonly<Record<LanguageCode, Language>> = {
  en: createLanguage('en'),
  ja: createLanguage(
    'ja',
    {
      choices: japaneseChoices,
      embed: japaneseEmbed,
      home: japaneseHome,
      ratings: japaneseRatings,
      titles: japaneseTitles,
      words: japaneseWords,
    },
    codeOfEnglishName,
  ),
};

export const genderTexts = {
  M: choices['gender.M'],
  W: choices['gender.W'],
  '-': choices['gender.-'],
} as const;

export const inLanguage = (text: LocalText, { code }: Language): string =>
  typeof text === 'string' ? text : (text[code] ?? text.en);
