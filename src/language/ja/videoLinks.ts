import type { videoLinks as en } from '../en/videoLinks';
import { translation } from '../translation';

export const videoLinks = translation<typeof en>()({
  watchMatch: '<hidden>{match}の</hidden>動画',
  watchFrom: '<hidden>{match}の</hidden>動画（{time}から）',
  findMatch: 'YouTubeで<hidden>{match}を</hidden>探す',
});
