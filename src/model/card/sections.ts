import { trimEnds } from '@/lib/trimEnds';
import type { Sport } from '../sports';
import { cleanLine } from '../texts';
import { factOf, onlyFacts, type CardFacts, type SectionFacts } from './cardFacts';

export type Section = readonly SectionFacts[];

const beforeHeading = /[-#–—=*•·:[\](){}【】\s]/;
const afterHeading = /[-–—=*•·:[\](){}【】\s]/;
const fillers =
  /^(?:division|divisions|category|categories|class|classes|match|matches|bout|bouts|card|only|&|and|[-–—|:])$/iu;

/** The facts of a line of only a gender and codes; `undefined` for any other line. */
export function headingOf(line: string, sport: Sport | undefined): SectionFacts | undefined {
  const words = trimEnds(cleanLine(line), beforeHeading, afterHeading)
    .replace(/の部$/u, '')
    .split(/[\s:]+/)
    .filter((word) => !fillers.test(word));
  const facts = onlyFacts(words.join(' '), sport);
  return facts === undefined || typeof facts === 'string' || isOfOneMatch(facts) ? undefined : facts;
}

/** Scores and endings belong to one match. */
const isOfOneMatch = (facts: CardFacts): boolean =>
  ['score1', 'outcome', 'winner', 'between'].some((fact) => Object.hasOwn(facts, fact));

/**
 * The section below a heading. As in an outline, a heading with another gender, or another code of a choice,
 * ends the section that set it: below `Women`, `Left`, `Right` come women with the right arm; below a
 * following `Men` come men without an arm.
 */
export function enterSection(section: Section, heading: SectionFacts): Section {
  const said = Object.keys(heading);
  const from = section.findIndex((each) => said.some((fact) => Object.hasOwn(each, fact)));
  return [...(from < 0 ? section : section.slice(0, from)), heading];
}

export const sectionFacts = (section: Section): SectionFacts => Object.assign({}, ...section) as SectionFacts;

/** Whether an unreadable line may be a heading, so that the headings above it may no longer apply. */
export const mayHead = (line: string, sport: Sport | undefined): boolean =>
  cleanLine(line)
    .split(/[\s,;/|、。:]+/)
    .some((word) => {
      const fact = factOf(word, sport);
      // `Draw sheet` is no heading, but a line of scores may be.
      return fact !== undefined && (typeof fact === 'string' || !('outcome' in fact));
    });
