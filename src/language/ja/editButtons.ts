import type { editButtons as en } from '../en/editButtons';
import { translation } from '../translation';

export const editButtons = translation<typeof en>()({
  addEvent: '大会を追加',
  addMatch: '試合を追加',
  addPlayer: '選手を追加',
  editFacts: '情報を編集',
  tools: '操作メニュー',
  editField: '{field}を編集',
  editFieldOf: '{record}の{field}を編集',
  signInToEdit: 'ログインして編集',
});
