import { Play } from 'lucide-react';
import { useState } from 'react';
import { ui } from '@/language/en/ui';
import { Rich } from '@/language/Rich';
import { VisuallyHidden } from './VisuallyHidden';
import styles from './YoutubePreview.module.css';

export interface YoutubePreviewProps {
  /** The eleven characters that name the video. */
  readonly id: string;
  /** The second at which it begins; by default its start. */
  readonly second?: number | undefined;
  /** The subject of the video, for the button's name and the frame's title. */
  readonly title: string;
  /** Is given the player's frame while it plays; the player then answers messages. */
  readonly onFrame?: ((frame: HTMLIFrameElement | null) => void) | undefined;
}

const startOf = (second: number): string => (second > 0 ? `&start=${second}` : '');

/** A video's picture; the player, with all it loads and knows of the reader, comes only on the click. */
export function YoutubePreview({ id, second = 0, title, onFrame }: YoutubePreviewProps) {
  // By id, so that another video starts as a picture again; one that plays goes on when its beginning is moved.
  const [playing, setPlaying] = useState<{ readonly id: string; readonly second: number }>();
  const [broken, setBroken] = useState<string>();
  const code = encodeURIComponent(id);
  if (playing?.id === id)
    return (
      <iframe
        ref={onFrame}
        className={styles.frame}
        src={`https://www.youtube-nocookie.com/embed/${code}?autoplay=1${startOf(playing.second)}${onFrame ? `&enablejsapi=1&origin=${encodeURIComponent(window.location.origin)}` : ''}`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // YouTube refuses to play where it is not told the site; the path stays ours.
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  return (
    <button type="button" className={styles.frame} onClick={() => setPlaying({ id, second })}>
      {broken !== id && (
        <img
          src={`https://i.ytimg.com/vi/${code}/hqdefault.jpg`}
          alt=""
          loading="lazy"
          className={styles.picture}
          onError={() => setBroken(id)}
        />
      )}
      <span className={styles.label}>
        <Play aria-hidden />{' '}
        <Rich
          text={ui.playVideo}
          values={{ title }}
          tags={{ hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
        />
      </span>
    </button>
  );
}
