import { videoParts, type Video } from '@/model/youtube';
import { YoutubePreview } from '@/ui/YoutubePreview';

/** A video that begins where its record says. */
export function VideoPreview({ video, title }: { readonly video: Video; readonly title: string }) {
  return <YoutubePreview {...videoParts(video)} title={title} />;
}
