/** @jest-environment jsdom */
import { followAddress } from '@/app/page/canonical';

const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;

test('the address follows the way under the name that the server gave, without what it said of the first page', () => {
  document.head.innerHTML =
    '<link rel="canonical" href="https://wiki.example/match/m"><meta name="robots" content="noindex" data-page>';
  followAddress('/match/m', false);
  expect(canonical()).toBe('https://wiki.example/match/m');
  expect(document.querySelectorAll('[data-page]')).toHaveLength(1);
  followAddress('/sport/armw/event/e/matches', true);
  expect(canonical()).toBe('https://wiki.example/sport/armw/event/e');
  expect(document.querySelectorAll('[data-page]')).toHaveLength(0);
  followAddress('/no/such/page', true);
  expect(canonical()).toBeUndefined();
  followAddress('/player/p', true);
  expect(canonical()).toBe('https://wiki.example/player/p');
  expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
});
