import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/base/root';

/** A metric made of the log: Google's `LogMetric`, as far as it is used. */
export interface LogMetric {
  readonly name: string;
  readonly description: string;
  readonly filter: string;
  readonly valueExtractor?: string;
}

/** Google's `AlertPolicy`, as far as it is used. */
export interface AlertPolicy {
  readonly displayName: string;
  readonly userLabels: Readonly<Record<string, string>>;
  readonly notificationChannels?: readonly string[];
}

/** Google's `Budget`, as far as it is used. */
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

/** The label by which an alert of ours is found again, whatever it is called by then. */
export const policyLabel = 'armwiki';

/** The files of `ops/monitoring/`, which a test holds to Google's shapes. */
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
