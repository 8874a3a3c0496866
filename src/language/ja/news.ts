import type { news as en } from '../en/news';
import { translation } from '../translation';

export const news = translation<typeof en>()({
  applied: '{record}についての提案が承認されました',
  amended: '{record}についての提案が、モデレーターの修正を経て承認されました',
  inPart: '{record}についての提案の一部が承認されました。残りは別の提案として審査を待っています',
  rejected: '{record}についての提案が却下されました',
  reverted: '{by}さんが、{record}についてのあなたの変更を取り消しました',
  superseded: '{record}については、別の提案が代わりに承認されました',
  cameTrue: '{record}についての提案は、ほかの人の同じ提案により反映されました',
  reply: '{by}さんが、{record}についてのあなたの提案に返信しました',
  followUp: '{by}さんが、{record}についての提案に返信しました',
  mention: '{by}さんが、{record}についての返信であなたに言及しました',
});
