import { english } from '@/language/language';
import { dateOf } from '@/model/dates';
import { canonicalPath } from '@/model/sharing/address';
import type { FeedSubject } from '@/model/sharing/feeds';
import type { PlayerShown } from '@/model/identity/identities';
import { shownAndFormerNames } from '@/model/identity/namesOfPlayer';
import { matchFacts } from '@/model/matches/matchFacts';
import { tallyOf } from '@/model/matches/playerTally';
import { matchSummary } from '@/model/matches/matchSummary';
import { perspective } from '@/model/matches/perspective';
import type { NextAndLast } from '@/model/matches/nextAndLast';
import type { Event, Match, Player } from '@/model/records/records';
import { eventPanels, sportPanels } from '@/model/sharing/routes';
import type { StatedTerms } from '@/model/operating/siteFacts';
import { englishOf, findSport, nameOfSport, type Sport } from '@/model/sports';
import { matchesIn } from '@/model/matches/tally';
import { cleanLine } from '@/model/texts';
import { tellsResult, withoutResults } from '@/model/matches/spoilers';
import { withheldName } from '@/model/privacy/withholding';
import { pictureOf, type Picture } from './pictureOf';
import type { Page } from './readPage';
import { structuredData } from './structuredData';
import { pageWithoutResults } from './withoutResults';
import { countText, dateText, endingOf, lineOf, nextAndLastOf } from './words';

export interface Head {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly type: 'website' | 'article' | 'profile';
  readonly image: Picture;
  readonly data?: object | undefined;
  readonly feed?: FeedSubject | undefined;
  readonly listed: boolean;
}

const longest = { title: 150, description: 300, alt: 200 };

/**
 * The head of a page; `undefined` for pages with no content of their own. With `hides` it reveals no results.
 */
export function headOf(
  stored: Page,
  sports: readonly Sport[],
  origin: string,
  previewKey: string | undefined,
  hides = false,
  terms?: StatedTerms,
  today = dateOf(Date.now()),
): Head | undefined {
  const page = hides ? pageWithoutResults(stored) : stored;
  const near =
    page.kind === 'player' || page.kind === 'versus'
      ? nextAndLastOf(page.matches, page.events, today, hides)
      : undefined;
  const words = wordsOf(page, sports, near);
  if (!words) return undefined;
  // Some preview services request this address instead of the shared one.
  const url = origin + canonicalPath(page.address) + (hides ? withoutResults : '');
  const image = pictureOf(page, sports, origin, previewKey, hides, today);
  return {
    title: clip(words.title, longest.title),
    description: clip(words.description, longest.description),
    url,
    type: page.kind === 'player' ? 'profile' : page.kind === 'sport' ? 'website' : 'article',
    image: { ...image, alt: clip(image.alt, longest.alt) },
    data: structuredData(page, sports, origin, image.url, terms),
    feed: feedOf(page),
    listed: !(hides || page.kind === 'hidden' || (page.kind === 'event' && isUnlisted(page))),
  };
}

const isUnlisted = ({ event, panel }: Extract<Page, { kind: 'event' }>): boolean =>
  event.valid === 0 || panel === 'stage' || panel === 'sheet';

function feedOf(page: Page): FeedSubject | undefined {
  switch (page.kind) {
    case 'event':
      return { kind: 'event', id: page.event.id };
    case 'player':
      return { kind: 'player', id: page.player.id };
    case 'sport':
      return { kind: 'sport', id: page.sport.id };
    case 'match':
    case 'versus':
    case 'hidden':
    case 'other':
    case 'proposed':
      return undefined;
  }
}

const nothingNear: NextAndLast<Match> = { held: [] };

interface Words {
  readonly title: string;
  readonly description: string;
}

function wordsOf(page: Page, sports: readonly Sport[], near = nothingNear): Words | undefined {
  switch (page.kind) {
    case 'sport': {
      const name = englishOf(page.sport.name);
      const title = page.panel === 'events' ? name : `${name}: ${sportPanels[page.panel]}`;
      return { title, description: `Events, matches, players and rankings of ${name}.` };
    }
    case 'event': {
      const { name } = page.event;
      const title = page.panel === 'matches' ? name : `${name}: ${eventPanels[page.panel]}`;
      return { title, description: ofEvent(page.event, sports, page.matches) };
    }
    case 'match':
      return { title: matchSummary(page.match), description: ofMatch(page.match, sports, page.event) };
    case 'player':
      return { title: page.player.name, description: ofPlayer(page.player, sports, page.matches, near) };
    case 'versus': {
      const [{ name: own }, { name: other }] = page.players;
      return { title: `${own} v ${other}`, description: ofPair(page.players, sports, near) };
    }
    case 'hidden':
      return {
        title: page.name,
        description:
          page.name === withheldName
            ? 'This person asked not to be named. Results stay without the name.'
            : 'This page is hidden. Matches still show the player.',
      };
    case 'other':
    case 'proposed':
      return undefined;
  }
}

function ofEvent(event: Event, sports: readonly Sport[], matches: readonly Match[]): string {
  const { location, status, sport } = event;
  const count = matches.length;
  const facts = [
    status === 'cancelled' ? 'Cancelled' : undefined,
    nameOfSport(sports, sport.id),
    dateText(event),
    location,
    count > 0 ? countText(count, 'match', 'matches') : undefined,
  ];
  return sentences(list(facts), matches.map((match) => lineOf(match, sports)).join('; '));
}

function ofMatch(match: Match, sports: readonly Sport[], event: Event | undefined): string {
  const { event: at, round } = match;
  const sport = findSport(sports, at.sport.id);
  const where = [event?.name, round, dateText(match), event?.location];
  return sentences(
    list(where),
    list([endingOf(match), sport && englishOf(sport.name), ...matchFacts(match, sport)]),
  );
}

function ofPlayer(
  player: PlayerShown,
  sports: readonly Sport[],
  matches: readonly Match[],
  near: NextAndLast<Match>,
): string {
  const { id, country } = player;
  const others = shownAndFormerNames(player);
  const tally = tallyOf(matches, id);
  return sentences(
    list([country && english.country(country), others.length > 0 && `also ${others.join(', ')}`]),
    matchesIn(tally) === 0
      ? ''
      : list([
          countText(matchesIn(tally), 'match', 'matches'),
          countText(tally.wins, 'win', 'wins'),
          countText(tally.losses, 'loss', 'losses'),
        ]),
    ...nearTexts(near, sports, id),
    'Record, rating and matches',
  );
}

function ofPair(
  [own, other]: readonly [Player, Player],
  sports: readonly Sport[],
  near: NextAndLast<Match>,
): string {
  const { held } = near;
  const { wins, losses } = tallyOf(held, own.id);
  const met = countText(held.length, 'meeting', 'meetings');
  const won = `: ${own.name} won ${wins}, ${other.name} won ${losses}`;
  const lead = held.length === 0 ? 'They have not met yet' : held.some(tellsResult) ? met + won : met;
  return sentences(lead, ...nearTexts(near, sports));
}

/** The last match, and the next by its day, because readers may see a copied description later. */
function nearTexts(
  { next, last }: NextAndLast<Match>,
  sports: readonly Sport[],
  player?: string,
): readonly string[] {
  const opponent = next && player !== undefined && perspective(next, player)?.other.name;
  const comes = next && (opponent ? `v ${opponent}` : lineOf(next, sports));
  return [
    ...(last ? [`Latest: ${list([lineOf(last, sports), dateText(last)])}`] : []),
    ...(next ? [`Next: ${list([comes, dateText(next)])}`] : []),
  ];
}

const list = (parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(', ');

const sentences = (...parts: readonly (string | undefined)[]) =>
  parts.flatMap((part) => (part ? [/[.!?…]$/.test(part) ? part : `${part}.`] : [])).join(' ');

export function clip(text: string, most: number): string {
  const letters = [...cleanLine(text)];
  if (letters.length <= most) return letters.join('');
  const cut = letters.slice(0, most - 1).join('');
  const end = cut.lastIndexOf(' ');
  return `${end > most / 2 ? cut.slice(0, end) : cut}…`;
}
