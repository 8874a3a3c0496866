import type { keeping as en } from '../en/keeping';
import { translation } from '../translation';

export const keeping = translation<typeof en>()({
  keepEvent: 'この大会をオフライン用に保持',
  upToDate: '完了、最新です',
  complete: '完了。ネットワークがあるときに再確認します',
  loading: '読み込み中：{count}件',
  loadingShare: '読み込み中：{count}件（全体の{share}）',
  waitsForNetwork: 'ネットワークがあるときに読み込みます',
});
