import type { nations as en } from '../en/nations';
import { translation } from '../translation';

export const nations = translation<typeof en>()({
  description: '上位選手から見た国別ランキングと、国同士の対戦成績。',
  strength: '上位3人',
  bestPlayers: '上位選手',
  players: '選手数',
  abroad: '他国との対戦',
  hint: '国の強さは、上位3人のレーティングの平均です。順位のある選手が3人に満たない国に順位は付きません。国が分からない選手は含みません。',
  nothing: '国別の記録はまだありません',
  nothingHint: 'この時点では、国の分かる選手に対象の試合がありません。',
  allCountries: '国の一覧',
  countryDescription: '{country}の上位選手と、他国との対戦成績。',
  ranking: 'ランキング',
  worldRank: '世界順位',
  record: '他国との対戦成績',
  opponent: '対戦国',
  seeMatches: '{country}との試合',
  meetings: '{country}対{other}',
  close: '試合を閉じる',
  noOpponents: 'この時点では、他国との試合がありません。',
  nobody: 'この時点では、この国の選手に対象の試合がありません',
  countRanked: '選手{count}人中{ranked}人に順位',
  rankOf: '国別{rank}位',
});
