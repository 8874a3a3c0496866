import { defineTexts } from '../text';

export const chances = defineTexts('chances', {
  even: 'Even: {favourite} {chance}, {other} {otherChance}',
  slight: 'Slight favourite: {favourite}, {chance}',
  favourite: 'Favourite: {favourite}, {chance}',
  clear: 'Clear favourite: {favourite}, {chance}',
  before: 'Chance before the match',
  today: 'Chance by today’s ratings',
  unknown: 'No prediction: neither player has a rated match.',
});
