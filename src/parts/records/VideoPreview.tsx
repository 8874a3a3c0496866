import { videoParts, type Video } from '@/model/records/youtube';
import { YoutubePreview } from '@/ui/YoutubePreview';

export function VideoPreview({ video, title }: { readonly video: Video; readonly title: string }) {
  return <YoutubePreview {...videoParts(video)} title={title} />;
}
