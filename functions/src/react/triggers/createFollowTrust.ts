import type { DeltaWritten } from './handleDeltaWritten';
import type { AtOnceServices } from './applyAtOnce';
import { createSecretKey } from '../../base/secretKey';
import { followTrust } from './followTrust';
import { createTrustRules } from '../../write/trust/trustRules';

export function createFollowTrust(
  services: Omit<AtOnceServices, 'rules' | 'auditKey'>,
): (change: DeltaWritten) => Promise<void> {
  const { db, now } = services;
  const auditKey = createSecretKey(() => db, 'audit');
  const all: AtOnceServices = { ...services, rules: createTrustRules(db, now), auditKey };
  return (change) => followTrust(all, change);
}
