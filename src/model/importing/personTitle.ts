/** Titles of persons, such as chess or sports masters, that are no championships. */
const titles =
  /^(?:w?(?:gm|im|fm|cm|nm)|agm|aim|afm|acm|igm|mr|mrs|ms|miss|dr|prof|sir|coach|captain|cpt|sgt|grandmaster|master|candidate master|мс|мсмк|кмс|змс|мастер спорта|гроссмейстер|[1-9](?:st|nd|rd|th)?[. -]*(?:dan|kyu)|[初二三四五六七八九十][段級])\.?$/iu;

export const isPersonTitle = (title: string): boolean => titles.test(title.trim());

/** Whether the words name several titles; a match has only one. */
export const isSeveralTitles = (title: string): boolean =>
  /(?:titles|belts|championships|titel|títulos|титул[ыа])/iu.test(title) &&
  /\s(?:and|und|et|y|e|и|i)\s|[&+/]|,\s/iu.test(title);
