import { ratings } from '@/language/en/ratings';
import type { Language } from '@/language/language';
import { languageCodes } from '@/language/languages';
import { perspective } from '@/model/matches/perspective';
import type { PublishedFirst } from '@/model/published/publishedFirst';
import type { PublishedRanking } from '@/model/published/rankings';
import { marginOf } from '@/model/ratings/rating';
import type { Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { cleanLine } from '@/model/texts';
import { servedLanguages } from '../reading/languages';
import { escape } from './escape';
import type { Head } from './headOf';
import type { Page } from './readPage';

/**
 * HTML of a page's first words and rows: search engines read them, and readers until the app renders. A page
 * that Hosting caches is for readers of every language, so it has the words in each, and the app's style sheet
 * shows one.
 */
export type FirstWords = string;

const mostRows = 15;

export interface Row {
  readonly to: string;
  readonly name: string;
  readonly end: string;
  readonly rank?: string;
}

export const rankingsWords = (found: PublishedRanking | undefined): FirstWords =>
  inEach(' data-rankings', ({ t, dates }) => {
    const rows = ranked(found?.board.rows, found);
    const day = found && (dates.day(found.day) ?? found.day);
    return [
      `<h1>${escape(t(ratings.title))}</h1>`,
      day === undefined ? '' : `<p>${escape(t(ratings.asOfPublished, { date: day }))}</p>`,
      section(rows),
    ].join('');
  });

/** English description; rows of names and scores, which need no language. */
export const recordWords = ({ title, description }: Head, page: Page): FirstWords =>
  `<main class="first-words" data-record><h1>${escape(title)}</h1><p lang="en">${escape(description)}</p>${section(rowsOf(page))}</main>`;

/** Words in each language. */
export const inEach = (attribute: string, words: (language: Language) => string): FirstWords =>
  `<main class="first-words"${attribute}>${languageCodes
    .map((code) => `<div lang="${code}">${words(servedLanguages[code])}</div>`)
    .join('')}</main>`;

function rowsOf(page: Page): readonly Row[] {
  switch (page.kind) {
    case 'event':
    case 'versus':
      return page.matches.map((match) => ({
        ...toMatch(match),
        name: `${match.player1.name} v ${match.player2.name}`,
        end: scoreOf(match.player1, match.player2),
      }));
    case 'match':
      return [page.match.player1, page.match.player2].map(({ id, name, score }) => ({
        to: path('player', { id }),
        name,
        end: String(score ?? ''),
      }));
    case 'player':
      return page.matches.flatMap((match) => {
        const sides = perspective(match, page.player.id);
        if (!sides) return [];
        const { own, other } = sides;
        return [{ ...toMatch(match), name: `v ${other.name}`, end: scoreOf(own, other) }];
      });
    case 'sport':
    case 'hidden':
    case 'other':
    case 'proposed':
      return [];
  }
}

export const toMatch = ({ id }: Match) => ({ to: path('match', { id }) });

type Scored = Pick<Match['player1'], 'score' | 'result'>;

export const scoreOf = (own: Scored, other: Scored): string =>
  own.score !== undefined && other.score !== undefined ? `${own.score}–${other.score}` : (own.result ?? '');

export function ranked(
  rows: PublishedRanking['board']['rows'] = [],
  { player: players = [] }: Partial<Pick<PublishedFirst, 'player'>> = {},
): readonly Row[] {
  const names = new Map<string, string>(players.map(({ id, name }) => [id, name]));
  return rows.flatMap(({ player, rank, points, deviation }) => {
    const name = names.get(player);
    if (name === undefined) return [];
    const end = `${Math.round(points)} ± ${Math.round(marginOf({ deviation }))}`;
    return [{ to: path('player', { id: player }), name, end, rank: String(rank ?? '–') }];
  });
}

export const heading = (text: string): string => `<h2>${escape(text)}</h2>`;

/** @param above HTML of a heading */
export const section = (rows: readonly Row[], above = ''): string =>
  rows.length === 0 && above === ''
    ? ''
    : `<section>${above}<ol>${rows.slice(0, mostRows).map(rowHtml).join('')}</ol></section>`;

const rowHtml = ({ to, name, end, rank }: Row): string =>
  `<li>${rank === undefined ? '' : `<span>${escape(rank)}</span>`}${link(to, name)}<span>${escape(end)}</span></li>`;

export const link = (to: string, name: string): string =>
  `<a href="${escape(to)}">${escape(cleanLine(name))}</a>`;
