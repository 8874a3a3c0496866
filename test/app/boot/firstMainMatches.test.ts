/** @jest-environment jsdom */
import { showFirst } from '@/app/boot/firstVisit';
import { eventId } from '@/model/ids';
import { keptMainMatches } from '@/wiki/lists/keptMainMatches';
import { event, matchOf } from '@test/support/factories';
import { openFirst, publishedPage } from '@test/support/firstVisits';

test('the published choice of main matches stays as whole cards come, also of what was entered in a merged event', () => {
  const card = [matchOf('m2', 'again'), matchOf('m1', 'cup'), matchOf('m3', 'cup')];
  const events = [event('cup'), event('again', { sameAs: eventId('cup') })];
  showFirst(openFirst().store, publishedPage({ event: events, match: card, player: [] }));
  expect(keptMainMatches('cup')).toEqual(['m2', 'm1', 'm3']);
  expect(keptMainMatches('again')).toBeUndefined();
});
