import type { keeping as en } from '../en/keeping';
import { translation } from '../translation';

export const keeping = translation<typeof en>()({
  keepEvent: 'この大会をオフライン用に保存',
  upToDate: '保存済み（最新）',
  complete: '保存済み。オンラインに戻ると再確認します',
  loading: '読み込み中：{count}件',
  loadingShare: '読み込み中：{count}件（全体の{share}）',
  waitsForNetwork: 'オンラインになると読み込みます',
});
