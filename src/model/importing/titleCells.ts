import { isOnlyTitle, namesTitle, withoutDenial } from '../card/labels';
import { isNo, isNothing, isYes } from './codedCells';

/** Titles of persons, such as chess or sports masters, that are no championships. */
const ofPerson =
  /^(?:w?(?:gm|im|fm|cm|nm)|agm|aim|afm|acm|igm|mr|mrs|ms|miss|dr|prof|professor|sir|coach|captain|cpt|sgt|major|colonel|sensei|shihan|hanshi|renshi|kyoshi|soke|sifu|guru|ustad|herr|frau|se[ñn]or(?:a|ita)?|sra?|don|doña|monsieur|madame|mme|signor[ae]?|pan|pani|bay|bayan|hoca|(?:grand ?)?master|(?:groß)?meister|maestro|mestre|candidate master|msic|мс|мсмк|кмс|змс|зтр|мастер спорта|гроссмейстер|тренер|(?:black|brown|blue|white|purple) belt|[1-9](?:st|nd|rd|th|[°º.])?[. -]*(?:dan|kyu)|[初二三四五六七八九十][段級]|先生|師範|師匠|選手|監督|氏|様|さん|横綱|大関|関脇|小結|前頭)\.?$/iu;

/**
 * What a cell in a column of titles says: `none` nothing, `unnamed` only that a title is at stake, `person` a
 * form of address, `title` the name of a title, and `unsure` some other name.
 */
export function titleSaid(said: string): 'none' | 'unnamed' | 'person' | 'title' | 'unsure' {
  const text = said.trim();
  const denied = withoutDenial(text);
  if (isNothing(text) || isNo(text) || (denied !== text && isOnlyTitle(denied))) return 'none';
  if (isYes(text) || isOnlyTitle(text)) return 'unnamed';
  if (ofPerson.test(text)) return 'person';
  return namesTitle(text) ? 'title' : 'unsure';
}
