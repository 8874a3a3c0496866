import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import { recordParsers } from '@/model/parsing/recordParsers';
import { publishedPlayer } from '@/model/published/publishedPlayer';
import { player } from '@test/support/factories';

test.each(['hidden', 'minor'])(
  'of a player who is %s files for everybody have who it is, and no facts',
  (mark) => {
    const ann = player('ann', {
      name: 'Ann',
      formerNames: [{ name: 'Anna', until: '2020-02-02' as DateString }],
      aliases: ['The Wall'],
      country: 'KZ',
      birthYear: 1990,
      source: ['https://example.org'],
      note: 'Of whom much is said',
      sameAs: playerId('bea'),
      differentFrom: ['cid'],
    });
    expect(publishedPlayer(ann)).toBe(ann);
    const { aliases: _, country: _c, birthYear: _b, source: _s, note: _n, ...who } = ann;
    const hidden = publishedPlayer({ ...ann, [mark]: true });
    expect(hidden).toEqual({ ...who, [mark]: true });
    expect(recordParsers.player(JSON.parse(JSON.stringify(hidden)))).toEqual({ ok: true, value: hidden });
  },
);
