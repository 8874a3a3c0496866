import { withNames } from '@/model/sharing/slugs';

const path = (from: string) => withNames(from, (kind, name) => `${kind}-${name}`);

test.each([
  ['/player/ann', '/player/player-ann'],
  ['/player/ann/history?x=/player/b', '/player/player-ann/history?x=/player/b'],
  ['/player/ann/versus/bea#top', '/player/player-ann/versus/player-bea#top'],
  ['/Player/ann', '/Player/player-ann'],
  ['/rankings/ann', '/rankings/player-ann'],
  ['/sport/armw/event/cup', '/sport/armw/event/event-cup'],
  ['/sport/armw/event/cup/video', '/sport/armw/event/event-cup/video'],
  ['/event/cup/merge?with=other', '/event/event-cup/merge?with=other'],
])('%s has the name of its record at %s', (from, to) => expect(path(from)).toBe(to));

test.each([
  ...['/', '/player', '/player/', '/rankings?gender=W', '/sport/armw/rankings', '/match/m1', '/delta/event'],
  ...['/embed/event/cup', '/feed/player/ann.atom', 'https://x.example/player/ann', ''],
])('%j names no event and no player', (from) => expect(path(from)).toBe(from));
