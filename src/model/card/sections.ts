import { trimEnds } from '@/lib/trimEnds';
import type { Sport } from '../sports';
import { cleanLine } from '../texts';
import { factOf, mergeFacts, onlyFacts, type CardFacts, type SectionFacts } from './cardFacts';
import { withoutDecoration } from './sideName';

export type Section = readonly SectionFacts[];

const beforeHeading = /[-#–—=*•·:[\](){}【】<>«»\s]/;
const afterHeading = /[-–—=*•·:[\](){}【】<>«»\s]/;
const fillers =
  /^(?:division|divisions|category|categories|class|classes|results?|match|matches|bout|bouts|supermatch|supermatches|card|undercard|prelims|only|&|and|[-–—|:]|kategorie|klasse|gewichtsklasse|категория|весовая|категорія|вагова|вес|categor[ií]a|peso|catégorie|siklet|sıklet|kategori|kategoria|waga|部門|階級|の部)$/iu;

/** What a value in a heading is: `Arm: Left`. */
const label = /(?<!\p{L})(?:arm|hand|gender|sex|weight) ?[:：]/giu;

export const isHeadingFiller = (word: string): boolean => fillers.test(word);

export function headingOf(line: string, sport: Sport | undefined): SectionFacts | undefined {
  const plain = trimEnds(cleanLine(withoutDecoration(line)), beforeHeading, afterHeading);
  const facts = factsIn(plain, sport) ?? inBrackets(cleanLine(withoutDecoration(line)), sport);
  return facts === undefined || typeof facts === 'string' || isOfOneMatch(facts) ? undefined : facts;
}

/** Whether the line is letters alone that may be women and the left arm, or won and lost: `W`, `L`, `W/L`. */
export const isLoneMark = (line: string): boolean => /^[^\p{L}\p{N}]*(?:[wl][^\p{L}\p{N}]*)+$/iu.test(line);

function factsIn(text: string, sport: Sport | undefined) {
  const words = text
    .replace(/の部$/u, '')
    .replace(label, ' ')
    .split(/[\s:[\]【】]+/)
    .filter((word) => !fillers.test(word));
  return onlyFacts(words.join(' '), sport);
}

/** `Super Heavyweight (115kg+)`: a number says the class, whose name differs between federations. */
function inBrackets(line: string, sport: Sport | undefined): CardFacts | undefined {
  const [, before = '', inside = '', after = ''] =
    /^([^()[\]（）]+)[([（]([^()[\]（）]+)[)\]）]([^()[\]（）]*)$/u.exec(line) ?? [];
  const outside = trimEnds(`${before} ${after}`, beforeHeading, afterHeading);
  const [named, exact] = [factsIn(outside, sport), factsIn(inside, sport)];
  if (typeof named !== 'object' || typeof exact !== 'object') return undefined;
  const all = mergeFacts(named, exact);
  return typeof all === 'object' ? all : { ...named, ...exact };
}

/** Scores and endings belong to one match. */
const isOfOneMatch = (facts: CardFacts): boolean =>
  ['score1', 'outcome', 'winner', 'between', 'title', 'youtube'].some((fact) => Object.hasOwn(facts, fact));

/**
 * The section below a heading. As in an outline, a heading with another gender, or another code of a choice,
 * ends the section that set it: below `Women`, `Left`, `Right` come women with the right arm; below a
 * following `Men` come men without an arm. A first arm below matches also ends the class of those matches.
 */
export function enterSection(section: Section, heading: SectionFacts, isBelowMatch = false): Section {
  const said = Object.keys(heading);
  const ends = isBelowMatch && said.includes('arm') ? [...said, 'weight'] : said;
  const isInside = section.some((each) => Object.hasOwn(each, 'arm'));
  const from = section.findIndex((each) =>
    (isInside ? said : ends).some((fact) => Object.hasOwn(each, fact)),
  );
  return [...(from < 0 ? section : section.slice(0, from)), heading];
}

export const sectionFacts = (section: Section): SectionFacts => Object.assign({}, ...section) as SectionFacts;

/** Whether an unreadable line may be a heading, so that the headings above it may no longer apply. */
export const mayHead = (line: string, sport: Sport | undefined): boolean =>
  cleanLine(line)
    .split(/[\s,;/|、。:]+/)
    // `女子左手80公斤级` has no blanks.
    .flatMap((word) =>
      /^\p{Script=Han}{2}/u.test(word) ? [word, word.slice(0, 1), word.slice(0, 2)] : [word],
    )
    .some((word) => {
      const fact = factOf(word, sport);
      // `Draw sheet` is no heading, and a score belongs to a match.
      return fact !== undefined && (typeof fact === 'string' || !('outcome' in fact || 'score1' in fact));
    });
