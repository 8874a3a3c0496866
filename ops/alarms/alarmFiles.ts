import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/base/root';

export interface LogMetric {
  readonly name: string;
  readonly description: string;
  readonly filter: string;
  readonly valueExtractor?: string;
}

export interface AlertPolicy {
  readonly displayName: string;
  readonly userLabels: Readonly<Record<string, string>>;
  readonly notificationChannels?: readonly string[];
}

export interface BudgetFile {
  readonly displayName: string;
  readonly budgetFilter: {
    readonly projects: readonly string[];
    readonly calendarPeriod: string;
    readonly creditTypesTreatment: string;
  };
  readonly amount: { readonly specifiedAmount: { readonly units: string } };
  readonly thresholdRules: readonly { readonly thresholdPercent: number; readonly spendBasis: string }[];
  readonly notificationsRule: { readonly pubsubTopic: string; readonly schemaVersion: string };
}

const folder = join(root, 'ops/monitoring');

/** Finds our alert again after a rename. */
export const policyLabel = 'armwiki';

/** The files of `ops/monitoring/`; a test checks them against Google's shapes. */
export const readAlarmFiles = (project: string) => ({
  metrics: contents<LogMetric>('metrics'),
  policies: contents<AlertPolicy>('policies'),
  budget: read<BudgetFile>(join(folder, 'budget.json'), project),
});

const contents = <T>(kind: 'metrics' | 'policies') =>
  readdirSync(join(folder, kind))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const path = join(folder, kind, file);
      return { path, content: read<T>(path, '') };
    });

const read = <T>(path: string, project: string): T =>
  JSON.parse(readFileSync(path, 'utf8').replaceAll('PROJECT_ID', project)) as T;
