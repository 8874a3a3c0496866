import { defineTexts } from '../text';

/** Codes of enumerations that do not depend on the sport, by `{path}.{code}`. */
export const choices = defineTexts('choices', {
  'gender.M': 'Men',
  'gender.W': 'Women',
  'gender.-': 'Open to all',
  'hand.L': 'Left',
  'hand.R': 'Right',
  'hand.both': 'Both',
  'level.championship': 'Championship',
  'level.supermatch': 'Supermatch card',
  'level.league': 'League',
  'level.open': 'Open tournament',
  'level.exhibition': 'Exhibition',
  'status.announced': 'Announced',
  'status.held': 'Held',
  'status.cancelled': 'Cancelled',
  'outcome.score': 'By score',
  'outcome.winner': 'Won, score unknown',
  'outcome.walkover': 'Walkover',
  'outcome.injury': 'Injury',
  'outcome.disqualification': 'Disqualification',
  'outcome.noContest': 'No contest',
  'outcome.draw': 'Draw',
  'winner.player1': 'Player 1',
  'winner.player2': 'Player 2',
});
