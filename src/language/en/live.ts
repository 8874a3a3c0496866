import { defineTexts } from '../text';

export const live = defineTexts('live', {
  notConfirmed: 'Live, not confirmed',
  round: 'Round {round}',
  ended: 'Ended',
  fouls: 'Fouls {fouls}',
  held: 'Under review by the referees',
  rounds: 'Rounds',
  pin: 'pin',
  foulsWon: 'fouls',
  stop: 'referee’s stop',
  event: 'Live',
});
