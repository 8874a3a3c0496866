import { defineTexts } from '../text';

export const live = defineTexts('live', {
  notConfirmed: 'Live, not confirmed',
  round: 'Round {round}',
  ended: 'Ended',
  fouls: 'Fouls {fouls}',
  held: 'Under review by the referees',
  toConfirm: 'Live results to confirm',
  endedOf: { one: '{ended} of 1 match has ended', other: '{ended} of {count} matches have ended' },
  rounds: 'Rounds',
  duration: 'Duration {time}',
  pin: 'pin',
  foulsWon: 'fouls',
  stop: 'referee’s stop',
  event: 'Live',
});
