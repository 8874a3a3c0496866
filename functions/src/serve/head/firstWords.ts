import { home } from '@/language/en/home';
import { ratings } from '@/language/en/ratings';
import type { Language } from '@/language/language';
import { languageCodes } from '@/language/languages';
import { knownDate } from '@/model/dates';
import { perspective } from '@/model/matches/perspective';
import { isOfBoard, leaderBoards } from '@/model/published/leaders';
import type { PublishedFirst } from '@/model/published/publishedFirst';
import type { PublishedRanking } from '@/model/published/rankings';
import { marginOf } from '@/model/ratings/rating';
import { isListed } from '@/model/privacy/hiding';
import { flagFile } from '@/model/records/flagFile';
import type { Match, Player, Side } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { apartOf, codeText, type Sport } from '@/model/sports';
import { cleanLine } from '@/model/texts';
import { genderTexts, inLanguage, servedLanguages } from '../reading/languages';
import { escape } from './escape';
import type { Head } from './headOf';
import type { Page } from './readPage';

/**
 * HTML of a page's first words and rows: search engines read them, and readers until the app renders. A page
 * that Hosting caches is for readers of every language, so it has the words in each, and the app's style sheet
 * shows one.
 */
export type FirstWords = string;

const most = { rows: 15, events: 3 };

interface Row {
  readonly to: string;
  /** HTML of the names. */
  readonly name: string;
  readonly end: string;
  readonly rank?: string;
}

export function homeWords(
  first: PublishedFirst | undefined,
  sports: readonly Sport[],
  today: string,
): FirstWords {
  return inEach('', (language) => {
    const { t, list, dates } = language;
    const names = list(sports.map(({ name }) => inLanguage(name, language)));
    const latest = (first?.event ?? [])
      .filter(({ date, sameAs }) => date <= today && sameAs === undefined)
      .slice(-most.events)
      .reverse()
      .map((event) => ({
        to: path('event', { id: event.sport.id, eventId: event.id }),
        name: text(event.name),
        end: dates.day(knownDate(event)) ?? knownDate(event),
      }));
    const leaders = sports.flatMap(leaderBoards).map((of) => {
      const { sport, code, gender } = of;
      const apart = apartOf(sport);
      const strength =
        apart && code !== undefined ? [inLanguage(codeText(apart, code, 'alone'), language)] : [];
      const rows = first?.leaders
        ?.find((published) => isOfBoard(published, of))
        ?.board.rows.filter(({ rank }) => rank !== undefined);
      return section(ranked(rows, first), [t(home.leaders), ...strength, t(genderTexts[gender])].join(' · '));
    });
    return [
      `<h1>${escape(t(home.headline, { sports: names }))}</h1>`,
      `<p>${escape(t(home.lead, { sports: names }))}</p>`,
      section(latest, t(home.latestEvents)),
      ...leaders,
    ].join('');
  });
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

const inEach = (attribute: string, words: (language: Language) => string): FirstWords =>
  `<main class="first-words"${attribute}>${languageCodes
    .map((code) => `<div lang="${code}">${words(servedLanguages[code])}</div>`)
    .join('')}</main>`;

function rowsOf(page: Page): readonly Row[] {
  const people = peopleOf(page.first?.player);
  const named = ({ id, name }: Pick<Side, 'id' | 'name'>) => person(name, people.get(id));
  switch (page.kind) {
    case 'event':
    case 'versus':
      return page.matches.map((match) => ({
        ...toMatch(match),
        name: `${named(match.player1)} v ${named(match.player2)}`,
        end: scoreOf(match.player1, match.player2),
      }));
    case 'match':
      return [page.match.player1, page.match.player2].map((side) => ({
        to: path('player', { id: side.id }),
        name: named(side),
        end: String(side.score ?? ''),
      }));
    case 'player':
      return page.matches.flatMap((match) => {
        const sides = perspective(match, page.player.id);
        if (!sides) return [];
        const { own, other } = sides;
        return [{ ...toMatch(match), name: `v ${named(other)}`, end: scoreOf(own, other) }];
      });
    case 'sport':
    case 'hidden':
    case 'other':
    case 'proposed':
      return [];
  }
}

const toMatch = ({ id }: Match) => ({ to: path('match', { id }) });

type Scored = Pick<Match['player1'], 'score' | 'result'>;

const scoreOf = (own: Scored, other: Scored): string =>
  own.score !== undefined && other.score !== undefined ? `${own.score}–${other.score}` : (own.result ?? '');

function ranked(
  rows: PublishedRanking['board']['rows'] = [],
  { player: players }: Partial<Pick<PublishedFirst, 'player'>> = {},
): readonly Row[] {
  const people = peopleOf(players);
  return rows.flatMap(({ player, rank, points, deviation }) => {
    const known = people.get(player);
    if (known === undefined) return [];
    const end = `${Math.round(points)} ± ${Math.round(marginOf({ deviation }))}`;
    const name = person(known.name, known);
    return [{ to: path('player', { id: player }), name, end, rank: String(rank ?? '–') }];
  });
}

const peopleOf = (players: readonly Player[] = []) =>
  new Map<string, Player>(players.map((player) => [player.id, player]));

/** A name after its flag, whose place stays empty without one, as in the app (`PlayerFlag`). */
function person(name: string, player: Player | undefined): string {
  const flag = player && isListed(player) ? flagFile(player.country) : undefined;
  const picture = `<img src="${escape(flag ?? '')}" alt="" width="18" height="12" loading="lazy">`;
  return (flag === undefined ? '<i></i>' : picture) + text(name);
}

const text = (name: string): string => escape(cleanLine(name));

function section(rows: readonly Row[], title?: string): string {
  if (rows.length === 0) return '';
  const heading = title === undefined ? '' : `<h2>${escape(title)}</h2>`;
  return `<section>${heading}<ol>${rows.slice(0, most.rows).map(rowHtml).join('')}</ol></section>`;
}

const rowHtml = ({ to, name, end, rank }: Row): string =>
  `<li>${rank === undefined ? '' : `<span>${escape(rank)}</span>`}<a href="${escape(to)}">${name}</a><span>${escape(end)}</span></li>`;
