import { trimEnds } from '@/lib/trimEnds';
import type { Sport } from '../sports';
import { cleanLine } from '../texts';
import { factOf, onlyFacts, type CardFacts, type SectionFacts } from './cardFacts';

/** The headings that count for a line, the outermost first. */
export type Section = readonly SectionFacts[];

/** Signs around a heading, and words that add nothing to what it says. */
const beforeHeading = /[-#–—=*•·:[\](){}【】\s]/;
const afterHeading = /[-–—=*•·:[\](){}【】\s]/;
const fillers =
  /^(?:division|divisions|category|categories|class|classes|match|matches|bout|bouts|card|only|&|and|[-–—|:])$/iu;

/** The facts of a line that says nothing but a gender and codes such as a class; `undefined` for any other line. */
export function headingOf(line: string, sport: Sport | undefined): SectionFacts | undefined {
  const words = trimEnds(cleanLine(line), beforeHeading, afterHeading)
    .replace(/の部$/u, '')
    .split(/[\s:]+/)
    .filter((word) => !fillers.test(word));
  const facts = onlyFacts(words.join(' '), sport);
  return facts === undefined || typeof facts === 'string' || isOfOneMatch(facts) ? undefined : facts;
}

/** Scores and endings are a match's own. */
const isOfOneMatch = (facts: CardFacts): boolean =>
  ['score1', 'outcome', 'winner', 'between'].some((fact) => Object.hasOwn(facts, fact));

/**
 * The section below a heading. One that says another gender, or another code of a choice, ends the sections from the one on that said
 * it before, as in an outline: below `Women`, `Left`, `Right` it is women with the right arm, and below `Men` after
 * that it is men with an arm that nothing says.
 */
export function enterSection(section: Section, heading: SectionFacts): Section {
  const said = Object.keys(heading);
  const from = section.findIndex((each) => said.some((fact) => Object.hasOwn(each, fact)));
  return [...(from < 0 ? section : section.slice(0, from)), heading];
}

export const sectionFacts = (section: Section): SectionFacts => Object.assign({}, ...section) as SectionFacts;

/**
 * Tells whether a line that was not understood may be a heading, so that nobody knows what the lines below it belong
 * to.
 */
export const mayHead = (line: string, sport: Sport | undefined): boolean =>
  cleanLine(line)
    .split(/[\s,;/|、。:]+/)
    .some((word) => {
      const fact = factOf(word, sport);
      // `Draw sheet` is no heading, whereas nobody knows what a line of scores is.
      return fact !== undefined && (typeof fact === 'string' || !('outcome' in fact));
    });
