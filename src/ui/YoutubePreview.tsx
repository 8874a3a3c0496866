import { Play } from 'lucide-react';
import { useState } from 'react';
import { ui } from '@/language/en/ui';
import { Rich } from '@/language/Rich';
import { VisuallyHidden } from './VisuallyHidden';
import styles from './YoutubePreview.module.css';

export interface YoutubePreviewProps {
  readonly id: string;
  /** Start in seconds. Default 0. */
  readonly second?: number | undefined;
  readonly title: string;
  /** Begins to play at once, because the reader has asked for it elsewhere. */
  readonly plays?: boolean | undefined;
  readonly onFrame?: ((frame: HTMLIFrameElement | null) => void) | undefined;
}

const startOf = (second: number): string => (second > 0 ? `&start=${second}` : '');

/** A video's picture. The player, which loads much and tracks the reader, is loaded only on a click. */
export function YoutubePreview({ id, second = 0, title, plays = false, onFrame }: YoutubePreviewProps) {
  // By id: another video starts as a picture again, but a new start does not stop a playing one.
  const [playing, setPlaying] = useState(plays ? { id, second } : undefined);
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
        // YouTube does not play without the site's origin. The path is not sent.
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
        <Play />{' '}
        <Rich
          text={ui.playVideo}
          values={{ title }}
          tags={{ hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
        />
      </span>
    </button>
  );
}
