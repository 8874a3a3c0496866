import type { Translate } from '@/language/language';
import { choiceAt, type Sport } from '@/model/sports';
import type { Title } from '@/model/titles/title';
import { choiceCodeName, codeName } from '../words/sportWords';

export const titleWords = (t: Translate, sport: Sport, { codes, gender }: Title): readonly string[] => [
  ...codes.map(({ path, code }) => choiceCodeName(t, choiceAt(sport, path), code, 'alone')),
  codeName(t, 'gender', gender),
];
