import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgetTopic } from '@/model/operating/budget';
import { policyLabel, readAlarmFiles, type AlertPolicy, type BudgetFile } from './alarmFiles';
import type { AlarmsOptions } from './alarmsOptions';
import { GcloudError, type Gcloud } from './gcloud';

interface AlarmServices {
  readonly gcloud: Gcloud;
  readonly log: (line: string) => void;
  readonly wait: (ms: number) => Promise<unknown>;
}

/**
 * Creates or updates the metrics, alerts and budget of `ops/monitoring/` in a project. A second run changes only what
 * differs from the files. Additions made by hand stay.
 */
export async function deployAlarms(
  services: AlarmServices,
  { project, email, budget: amount }: AlarmsOptions,
): Promise<void> {
  const { metrics, policies, budget } = readAlarmFiles(project);
  const known = namesOf(await services.gcloud('logging', 'metrics', 'list', `--project=${project}`));
  for (const { path, content } of metrics) {
    const verb = known.has(content.name) ? 'update' : 'create';
    await services.gcloud(
      'logging',
      'metrics',
      verb,
      content.name,
      `--config-from-file=${path}`,
      `--project=${project}`,
    );
    services.log(`metric ${content.name}: ${verb}d`);
  }
  const channel = email === undefined ? undefined : await channelOf(services, project, email);
  const alerts = listOf<StoredPolicy>(
    await services.gcloud('alpha', 'monitoring', 'policies', 'list', `--project=${project}`),
  );
  for (const { content } of policies) await deployPolicy(services, project, content, alerts, channel);
  await deployBudget(services, project, budget, amount);
}

interface StoredPolicy {
  readonly name: string;
  readonly userLabels?: Readonly<Record<string, string>>;
  readonly notificationChannels?: readonly string[];
}

/** Deploys the alert of a file. Keeps the channels that it already notifies. */
async function deployPolicy(
  { gcloud, log, wait }: AlarmServices,
  project: string,
  policy: AlertPolicy,
  alerts: readonly StoredPolicy[],
  channel: string | undefined,
): Promise<void> {
  const label = policy.userLabels[policyLabel];
  const before = alerts.find(({ userLabels }) => userLabels?.[policyLabel] === label);
  const channels = new Set([
    ...(before?.notificationChannels ?? []),
    ...(channel === undefined ? [] : [channel]),
  ]);
  const verb = before ? ['update', before.name] : ['create'];
  await inFile({ ...policy, notificationChannels: [...channels] }, (path) =>
    onceThere(wait, () =>
      gcloud(
        'alpha',
        'monitoring',
        'policies',
        ...verb,
        `--policy-from-file=${path}`,
        `--project=${project}`,
      ),
    ),
  );
  log(`alert "${policy.displayName}": ${before ? 'updated' : 'created'}`);
}

async function inFile<T>(content: object, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'armwiki-alarms-'));
  try {
    const path = join(folder, 'policy.json');
    await writeFile(path, JSON.stringify(content));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const attempts = 24;
const pauseMs = 30_000;

/** An alert can use a new metric only after up to ten minutes. */
async function onceThere<T>(wait: AlarmServices['wait'], work: () => Promise<T>): Promise<T> {
  for (let left = attempts; ; left -= 1)
    try {
      return await work();
    } catch (error) {
      const isEarly = error instanceof GcloudError && /could take up to 10 minutes/.test(error.message);
      if (!isEarly || left === 0) throw error;
      await wait(pauseMs);
    }
}

/** The notification channel for an address; creates it if it is missing. */
async function channelOf({ gcloud, log }: AlarmServices, project: string, email: string): Promise<string> {
  const channels = listOf<{ readonly name: string; readonly type?: string; readonly labels?: object }>(
    await gcloud('beta', 'monitoring', 'channels', 'list', `--project=${project}`),
  );
  const isIt = ({ type, labels = {} }: (typeof channels)[number]) =>
    type === 'email' && 'email_address' in labels && labels.email_address === email;
  const known = channels.find(isIt);
  if (known) return known.name;
  const made = await gcloud(
    'beta',
    'monitoring',
    'channels',
    'create',
    '--type=email',
    `--display-name=Armwiki: ${email}`,
    `--channel-labels=email_address=${email}`,
    `--project=${project}`,
  );
  log(`channel ${email}: created`);
  return nameOf(made);
}

/** The project's budget, and the topic that notifies the function `budget`. */
async function deployBudget(
  { gcloud, log }: AlarmServices,
  project: string,
  budget: BudgetFile,
  amount: string | undefined,
): Promise<void> {
  const topics = namesOf(await gcloud('pubsub', 'topics', 'list', `--project=${project}`));
  const topic = budget.notificationsRule.pubsubTopic;
  if (!topics.has(topic)) await gcloud('pubsub', 'topics', 'create', budgetTopic, `--project=${project}`);
  const billing = (await gcloud('billing', 'projects', 'describe', project)) as
    | { readonly billingAccountName?: string }
    | undefined;
  const account = billing?.billingAccountName?.replace('billingAccounts/', '');
  if (!account) throw new GcloudError(`Expected ${project} to have a billing account, found none.`);
  const budgets = listOf<StoredBudget>(
    await gcloud('billing', 'budgets', 'list', `--billing-account=${account}`),
  );
  const before = budgets.find(({ notificationsRule }) => notificationsRule?.pubsubTopic === topic);
  const rules = budget.thresholdRules.map(
    ({ thresholdPercent, spendBasis }) =>
      `percent=${thresholdPercent},basis=${spendBasis.toLowerCase().replace('_', '-')}`,
  );
  const common = [
    `--billing-account=${account}`,
    `--display-name=${budget.displayName}`,
    `--filter-projects=${budget.budgetFilter.projects.join(',')}`,
    `--calendar-period=${budget.budgetFilter.calendarPeriod.toLowerCase()}`,
    `--credit-types-treatment=${budget.budgetFilter.creditTypesTreatment.toLowerCase().replaceAll('_', '-')}`,
    `--notifications-rule-pubsub-topic=${topic}`,
  ];
  if (before) {
    const added = ['--clear-threshold-rules', ...rules.map((rule) => `--add-threshold-rule=${rule}`)];
    const changed = amount === undefined ? [] : [`--budget-amount=${amount}`];
    await gcloud('billing', 'budgets', 'update', before.name, ...common, ...added, ...changed);
  } else {
    const first = amount ?? budget.amount.specifiedAmount.units;
    const made = [`--budget-amount=${first}`, ...rules.map((rule) => `--threshold-rule=${rule}`)];
    await gcloud('billing', 'budgets', 'create', ...common, ...made);
  }
  log(`budget ${budget.displayName}: ${before ? 'updated' : 'created'}`);
}

interface StoredBudget {
  readonly name: string;
  readonly notificationsRule?: { readonly pubsubTopic?: string };
}

const listOf = <T>(answer: unknown): readonly T[] => (Array.isArray(answer) ? (answer as readonly T[]) : []);

const namesOf = (answer: unknown): ReadonlySet<string> =>
  new Set(listOf<{ readonly name: string }>(answer).map(({ name }) => name));

function nameOf(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'name' in answer && typeof answer.name === 'string')
    return answer.name;
  throw new GcloudError('Expected gcloud to name what it made, found nothing');
}
