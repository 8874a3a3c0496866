import { useState } from 'react';
import type { LogPlace } from '@/backend/questions';
import type { LogGroup } from '@/model/acts/act';
import type { PublicLogEntry } from '@/model/acts/publicLog';
import { useAnswer } from '@/wiki/answers/useAnswer';

interface Read {
  readonly before: readonly PublicLogEntry[];
  readonly after?: LogPlace | undefined;
}

/**
 * Reads the public log by pages: the first at once, further ones on request. Mount a new component for
 * another group.
 */
export function useLogPages(group: LogGroup | undefined) {
  const [{ before, after }, setRead] = useState<Read>({ before: [] });
  const { data, failed, retry } = useAnswer({ kind: 'publicLog', group, after });
  const entries = [...before, ...(data?.entries ?? [])];
  return {
    entries: data === undefined && after === undefined ? undefined : entries,
    isEnd: data !== undefined && data.next === undefined,
    problem: data === undefined ? failed : undefined,
    isReading: data === undefined && failed === undefined,
    readMore: () => (data === undefined ? retry() : setRead({ before: entries, after: data.next })),
  };
}
