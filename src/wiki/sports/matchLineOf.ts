import { ui } from '@/language/en/ui';
import type { Translate } from '@/language/language';
import { matchLine, type LineWords } from '@/model/matches/matchLine';
import type { Match } from '@/model/records/records';
import { codesIn, codeText, type Sport } from '@/model/sports';

export function matchLineOf(
  t: Translate,
  sport: Sport | undefined,
  match: Pick<Match, 'player1' | 'player2'>,
  names?: LineWords['names'],
): string {
  const codes = codesIn(sport, match).map(({ choice, code }) => {
    const text = codeText(choice, code, 'short');
    const own = typeof text === 'string' ? { en: text } : { en: text.en, own: text };
    return t({ id: '', ...own, ...(choice.path === 'weight' && { weighs: 'alone' }) });
  });
  return matchLine(match, {
    letters: { W: t(ui.wonLetter), L: t(ui.lostLetter), D: t(ui.drawLetter) },
    codes,
    names,
  });
}
