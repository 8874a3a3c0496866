import { readAddress, type Address } from '@/model/sharing/address';
import { recordParsers } from '@/model/parsing/recordParsers';
import type { Parsed } from '@/lib/parsed';

const must = <T>(parsed: Parsed<T>): T => {
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

export const address = (pathname: string): Address => {
  const found = readAddress(pathname);
  if (!found) throw new Error(`Expected a page at ${pathname}`);
  return found;
};

export const event = (rest: object = {}) =>
  must(
    recordParsers.event({
      id: 'e',
      name: 'East vs West',
      date: '2020-02-02',
      sport: { id: 'armw' },
      created: 1,
      updatedAt: 1,
      valid: 1,
      ...rest,
    }),
  );

export const match = (rest: object = {}) =>
  must(
    recordParsers.match({
      id: 'm',
      date: '2020-02-02',
      player1: { id: 'p1', name: 'Ann', score: 3 },
      player2: { id: 'p2', name: 'Bea', score: 1 },
      gender: 'W',
      arm: 'R',
      weight: '75kg',
      order: 0,
      event: { id: 'e', date: '2020-02-02', sport: { id: 'armw' } },
      updatedAt: 1,
      ...rest,
    }),
  );

export const player = (rest: object = {}) =>
  must(recordParsers.player({ id: 'p1', name: 'Ann', created: 1, updatedAt: 1, ...rest }));

/** As the build writes it, with a static page's facts about the whole site. */
export const shell =
  '<!doctype html><html lang=en><head><meta charset=utf-8><script src=/assets/first.js></script>' +
  '<title>Armwiki</title><meta name=description content="The whole site."><meta property=og:title content=Armwiki>' +
  '<meta property=og:description content="The whole site."><meta name=twitter:card content=summary>' +
  '<meta name=color-scheme content="light dark"><script defer src=/assets/main.js></script></head>' +
  '<body><div id=root><main class=first-words><div lang=en><h1>Home</h1></div></main></div></body></html>';

export const quotedShell = shell.replace(/=(?!")([^\s>"]+)(?=[\s>])/g, '="$1"');
