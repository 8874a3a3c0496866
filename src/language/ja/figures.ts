import type { figures as en } from '../en/figures';
import { translation } from '../translation';

export const figures = translation<typeof en>()({
  description: '審査待ちの提案の数、判断までの時間、誰が判断したかを示します。',
  loading: '統計を読み込んでいます',
  failed: '統計を読み込めませんでした',
  none: '統計はまだありません',
  noneBody: '毎晩、前日までの分が集計されます。',
  nothing: 'この期間に判断された提案はありません。',
  about: '日付は協定世界時です。今日の分は今夜集計されます。時間は度数分布から求めた概算です。',

  now: '現在',
  waiting: '審査待ち',
  oldest: '最も古い提案',
  noneWaits: 'なし',

  period: '期間',
  last7: '直近7日間',
  last30: '直近30日間',
  last90: '直近90日間',

  decided: '判断した提案',
  median: '半数が判断されるまでの時間',
  ninetieth: '9割が判断されるまでの時間',
  rejectedShare: '却下の割合',
  revertedShare: '承認後に取り消された割合',
  minutes: '{count}分',
  hours: '{count}時間',
  days: '{count}日',

  byDay: '日別',
  chart: '日ごとの承認と却下の件数。最も多い日で{count}件',
  applied: '承認',
  byModerator: 'モデレーター別',
  reasons: '却下の理由',
  reason: '理由',
  ownWords: 'モデレーター自身の文',
});
