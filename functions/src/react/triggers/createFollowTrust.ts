import type { DeltaWritten } from './handleDeltaWritten';
import type { AtOnceServices } from './applyAtOnce';
import { createKept } from '../../base/kept';
import { createSecretKey } from '../../base/secretKey';
import { followTrust } from './followTrust';
import { readRules } from '../../write/trust/trustRules';

export function createFollowTrust(
  services: Omit<AtOnceServices, 'rules' | 'auditKey'>,
): (change: DeltaWritten) => Promise<void> {
  const { db, now } = services;
  const auditKey = createSecretKey(() => db, 'audit');
  // Kept, because every note asks for them. The switch is reread before anything is applied.
  const rules = createKept(() => readRules(db), now);
  const all: AtOnceServices = { ...services, rules, auditKey };
  return (change) => followTrust(all, change);
}
