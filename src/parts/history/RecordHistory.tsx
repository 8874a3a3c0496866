import { useId, useState } from 'react';
import { titles } from '@/language/en/titles';
import { history } from '@/language/en/history';
import { moderation } from '@/language/en/moderation';
import { records } from '@/language/en/records';
import { thread } from '@/language/en/thread';
import { useText } from '@/language/useLanguage';
import type { Collection } from '@/model/schema/recordSchema';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { List } from '@/ui/List';
import { Section } from '@/ui/Section';
import { TextLink } from '@/ui/TextLink';
import { ChangeRow } from '../changes/ChangeRow';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { selectIsHidden } from '@/wiki/spoilers/spoilersSelectors';
import { selectIsModerator } from '@/wiki/session/sessionSelectors';
import { Stack } from '@/ui/Stack';
import { SubscribeMenu } from '../sharing/SubscribeMenu';
import { Replies } from '../proposals/Replies';
import styles from '../proposals/Thread.module.css';
import { queueOfRecord } from '../proposals/queueAddress';
import { AppliedChanges } from './AppliedChanges';
import { RevertButton } from './RevertButton';
import { VersionCompare } from './VersionCompare';

const pageSize = 50;

export function RecordHistory(props: { readonly collection: Collection; readonly id: string }) {
  const t = useText();
  const isModerator = useAppSelector(selectIsModerator);
  const { collection, id } = props;
  return (
    <Stack gap={3}>
      <div>
        <SubscribeMenu subject={{ kind: 'edits', of: collection, id }} />
      </div>
      {isModerator && (
        <p>
          <TextLink to={queueOfRecord(collection, id)}>{t(moderation.openOnRecord)}</TextLink>
        </p>
      )}
      <Changes {...props} />
    </Stack>
  );
}

function Changes({ collection, id }: Parameters<typeof RecordHistory>[0]) {
  const t = useText();
  const compares = useAppSelector(
    (state) => selectIsModerator(state) && !(collection === 'match' && selectIsHidden(state, id)),
  );
  const [limit, setLimit] = useState(pageSize);
  return (
    <AppliedChanges collection={collection} id={id} rows={4}>
      {(ids) => (
        <>
          <Section title={t(history.changes)} count={ids.length}>
            <List label={t(titles.history)}>
              {ids.slice(0, limit).map((delta) => (
                <ChangeRow
                  key={delta}
                  id={delta}
                  actions={<RevertButton id={delta} isRead />}
                  said={<WhatWasSaid id={delta} />}
                />
              ))}
            </List>
            {ids.length > limit && (
              <Button onClick={() => setLimit(limit + pageSize)}>
                {t(records.showMore, { count: Math.min(pageSize, ids.length - limit) })}
              </Button>
            )}
          </Section>
          {compares && (
            <Section title={t(history.compare)}>
              <VersionCompare collection={collection} id={id} />
            </Section>
          )}
        </>
      )}
    </AppliedChanges>
  );
}

function WhatWasSaid({ id }: { readonly id: string }) {
  const t = useText();
  const titleId = useId();
  const replies = useAppSelector((state) => selectDelta(state, id)?.thread);
  if (replies === undefined || replies.length === 0) return null;
  return (
    <details className={styles.said}>
      <summary id={titleId}>{t(thread.said, { count: replies.length })}</summary>
      <Replies replies={replies} labelledBy={titleId} />
    </details>
  );
}
