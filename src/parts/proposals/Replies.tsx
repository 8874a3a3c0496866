import type { ReactNode } from 'react';
import type { Reply } from '@/model/proposals/thread';
import { RelativeTime } from '@/ui/RelativeTime';
import { ProfileName } from '../profiles/ProfileName';
import look from '@/ui/words.module.css';
import styles from './Thread.module.css';

export interface RepliesProps<R extends Reply> {
  readonly replies: readonly R[];
  readonly labelledBy: string;
  readonly mark?: (reply: R) => ReactNode;
  readonly below?: (reply: R) => ReactNode;
}

export function Replies<R extends Reply>({ replies, labelledBy, mark, below }: RepliesProps<R>) {
  return (
    <ol role="list" className={styles.replies} aria-labelledby={labelledBy}>
      {replies.map((reply) => (
        <li key={reply.id}>
          <p className={styles.who}>
            <strong>
              <ProfileName uid={reply.by} />
            </strong>
            <RelativeTime value={reply.at} />
            {mark?.(reply)}
          </p>
          <p className={look.lines} dir="auto">
            {reply.text}
          </p>
          {below?.(reply)}
        </li>
      ))}
    </ol>
  );
}
