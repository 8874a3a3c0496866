import { useEffect, useState } from 'react';
import type { Durability } from '@/backend/deviceStorage';
import { titles } from '@/language/en/titles';
import { stored } from '@/language/en/stored';
import type { Text } from '@/language/text';
import { useLanguage } from '@/language/useLanguage';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { DefinitionList } from '@/ui/DefinitionList';
import { learnDurability, storageEstimate } from './settingsThunks';

const durabilityTexts = {
  granted: stored.durabilityGranted,
  refused: stored.durabilityRefused,
  unknown: stored.durabilityUnknown,
  unsupported: stored.durabilityUnsupported,
} as const satisfies Record<Durability, Text>;

export function StoredHere() {
  const { t, number } = useLanguage();
  const dispatch = useAppDispatch();
  const [estimate, setEstimate] = useState<{ readonly used: number; readonly quota: number }>();
  const durability = useAppSelector((state) => state.storage.durability);
  const events = useAppSelector((state) => state.events.rows.size);
  const matches = useAppSelector((state) => state.matches.rows.size);
  const players = useAppSelector((state) => state.players.rows.size);
  const proposals = useAppSelector((state) => state.deltas.rows.size);
  const waiting = useAppSelector((state) => state.outbox.commands.length);

  useEffect(() => {
    void dispatch(learnDurability());
    void dispatch(storageEstimate()).then(setEstimate);
  }, [dispatch]);

  const size = (bytes: number) => inUnits(bytes, number);
  const used = estimate
    ? t(stored.usedOf, { used: size(estimate.used), quota: size(estimate.quota) })
    : t(stored.unknown);
  return (
    <DefinitionList
      items={[
        { term: t(stored.used), value: used },
        { term: t(titles.events), value: number(events) },
        { term: t(titles.matches), value: number(matches) },
        { term: t(titles.players), value: number(players) },
        { term: t(stored.proposals), value: number(proposals) },
        { term: t(stored.waiting), value: number(waiting) },
        { term: t(stored.durability), value: t(durabilityTexts[durability]) },
      ]}
    />
  );
}

function inUnits(bytes: number, number: (value: number) => string): string {
  const [value, unit] = bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${number(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))} ${unit}`;
}
