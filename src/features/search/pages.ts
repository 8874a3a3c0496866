import { find } from '@/language/en/find';
import { follow } from '@/language/en/follow';
import { home } from '@/language/en/home';
import { pageNames } from '@/language/en/pageNames';
import { titles } from '@/language/en/titles';
import type { Translate } from '@/language/language';
import type { Text } from '@/language/text';
import { nameWords } from '@/model/names/nameSearch';
import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { localText } from '@/parts/words/sportWords';
import { NameIndex } from '@/wiki/search/nameIndex';

export interface FoundPage {
  readonly key: string;
  readonly to: string;
  readonly title: string;
  readonly sport?: string | undefined;
  readonly event?: string | undefined;
  readonly note?: string | undefined;
  readonly words: readonly Text[];
}

export type NearEvents = Readonly<
  Record<string, { readonly next?: string; readonly latest?: string; readonly isOn?: boolean }>
>;

export function pagesOf(t: Translate, sports: readonly Sport[], near: NearEvents): readonly FoundPage[] {
  const several = sports.length > 1;
  const page = (key: string, to: string, title: Text, words?: Text): FoundPage => ({
    key,
    to,
    title: t(title),
    words: words === undefined ? [title] : [title, words],
  });
  const ofSport = (sport: Sport): readonly FoundPage[] => {
    const { id } = sport;
    const { next, latest, isOn } = near[id] ?? {};
    const query = several ? `?sport=${id}` : '';
    const panel = (name: 'events' | 'matches') => path('sportPanel', { id, panel: name });
    const pages = [
      page('rankings', path('rankings') + query, titles.rankings, pageNames.rankings),
      eventPage('next', next, find.nextEvent, pageNames.nextEvent),
      eventPage('latest', latest, isOn ? home.onNow : find.latestEvent, pageNames.latestEvent),
      page('events', panel('events'), titles.events, pageNames.events),
      page('matches', panel('matches'), titles.matches, pageNames.matches),
    ];
    const name = localText(sport.name);
    const named = several ? [page('sport', path('sport', { id }), name), ...pages] : pages;
    return named.map((each) => ({
      ...each,
      key: `${each.key} ${id}`,
      ...(several && each.key !== 'sport' && { sport: t(name), words: [...each.words, name] }),
    }));

    function eventPage(key: string, event: string | undefined, title: Text, words: Text): FoundPage {
      return event === undefined
        ? { ...page(key, panel('events'), title, words), note: t(find.noneYet) }
        : { ...page(key, path('event', { id, eventId: event }), title, words), event };
    }
  };
  return [
    ...sports.flatMap(ofSport),
    page('players', path('players'), titles.players),
    page('titles', path('titles'), titles.titles, pageNames.titles),
    page('records', path('records'), titles.records),
    page('countries', path('countries'), titles.countries),
    page('duplicates', path('duplicates'), titles.duplicates, pageNames.duplicates),
    page('changes', path('changes'), titles.changes),
    page('following', path('following'), follow.following),
    page('mydelta', path('mydelta'), titles.mydelta),
    page('settings', path('settings'), titles.settings, pageNames.settings),
    page('about', path('about'), titles.about, pageNames.about),
    page('log', path('log'), titles.log),
    page('login', path('login'), titles.login, pageNames.login),
  ];
}

export function createPageSearch(t: Translate, pages: readonly FoundPage[]) {
  const index = new NameIndex();
  for (const { key, words } of pages) {
    const [name = [], ...aliases] = words
      .flatMap((text) => [t(text), text.en])
      .flatMap((names) => names.split(/[,、]/))
      .map(nameWords);
    index.put({ id: key, name, aliases, facts: [], rank: 0 });
  }
  return (text: string): { readonly pages: readonly FoundPage[]; readonly isNamed: boolean } => {
    // Two letters begin many names of people.
    const hits = /^\p{ASCII}{0,2}$/u.test(text.trim()) ? [] : index.search(nameWords(text));
    const wanted = hits.filter(({ fit }) => fit !== 'sound').sort((a, b) => a.cost - b.cost);
    return {
      pages: wanted.flatMap(({ id }) => pages.find(({ key }) => key === id) ?? []),
      isNamed: wanted[0]?.fit === 'whole',
    };
  };
}
