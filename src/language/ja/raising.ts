import type { raising as en } from '../en/raising';
import { translation } from '../translation';

export const raising = translation<typeof en>()({
  title: '{name}さんの審査待ちの提案の上限を上げますか？',
  why: '1つのアカウントが持てる審査待ちの提案は{usual}件までです。大会全体を取り込む人のために、一定期間この上限を上げられます。その間はモデレーターと同じ速さで送信できます。',
  now: '現在、{day}まで{more}件の追加が認められています。',
  more: '追加する件数',
  moreHint: '0にすると追加の許可を取り消します。',
  until: '期間',
  oneDay: '1日',
  oneWeek: '1週間',
  oneMonth: '30日',
  threeMonths: '90日',
  ok: '認める',
});
