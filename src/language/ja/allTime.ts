import type { allTime as en } from '../en/allTime';
import { translation } from '../translation';

export const allTime = translation<typeof en>()({
  description: '歴代1位、最長連勝、最大の番狂わせ、最多試合、最高レーティング。',
  numberOnes: '歴代1位',
  numberOnesHint: '試合のあった日ごとの、その日の終わりのランキング1位です。新しい順に並んでいます。',
  runs: '最長連勝',
  upsets: '最大の番狂わせ',
  upsetsHint: '試合直前のレーティングから計算した勝率が低かった勝利の順です。',
  active: '最多試合',
  peaks: '最高レーティング',
  peaksHint: '順位が付くようになってからの、各選手の最高値です。',
  days: '{count}日間',
  wins: '{count}連勝',
  lasts: '継続中',
  chance: '勝率{chance}',
  lasting: '{date}から',
  itsMatches: '対象の{count}試合',
  becameFirst: '1位が入れ替わった{count}試合',
  nothing: '記録はまだありません',
});
