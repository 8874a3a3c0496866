import { isJsonObject } from '@/lib/json';
import type { Quota } from '@/model/accounts/quota';
import type { PlainDoc } from '../read/plainDoc';

export function parseQuota(stored: PlainDoc | undefined): Quota {
  const slots = isJsonObject(stored?.['slots']) ? stored['slots'] : {};
  const fastUntil = stored?.['fastUntil'];
  return {
    open: number(stored?.['open']),
    written: number(stored?.['written']),
    slots: Object.fromEntries(Object.entries(slots).map(([slot, time]) => [slot, number(time)])),
    ...(typeof fastUntil === 'number' && { fastUntil }),
  };
}

const number = (value: unknown) => (typeof value === 'number' ? value : 0);
