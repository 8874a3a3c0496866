import { readFileSync } from 'node:fs';
import { GcloudError, type Gcloud } from '../../alarms/gcloud';

interface Named {
  readonly name: string;
}

export interface Cloud {
  metrics: readonly Named[];
  policies: readonly (Named & {
    readonly displayName: string;
    readonly notificationChannels: readonly string[];
  })[];
  channels: readonly Named[];
  topics: readonly Named[];
  budgets: readonly (Named & { readonly rules: readonly string[]; readonly amount: string })[];
  early: number;
}

export const emptyCloud = (): Cloud => ({
  metrics: [],
  policies: [],
  channels: [],
  topics: [],
  budgets: [],
  early: 0,
});

const budgetFlags = [
  'billing-account',
  'display-name',
  'filter-projects',
  'calendar-period',
  'credit-types-treatment',
  'notifications-rule-pubsub-topic',
  'budget-amount',
] as const;

/** The real flags of each command, limited to those we use. */
const flagsOf: Readonly<Record<string, readonly string[]>> = {
  'logging metrics list': ['project'],
  'logging metrics create': ['project', 'config-from-file'],
  'logging metrics update': ['project', 'config-from-file'],
  'alpha monitoring policies list': ['project'],
  'alpha monitoring policies create': ['project', 'policy-from-file'],
  'alpha monitoring policies update': ['project', 'policy-from-file'],
  'beta monitoring channels list': ['project'],
  'beta monitoring channels create': ['project', 'type', 'display-name', 'channel-labels'],
  'pubsub topics list': ['project'],
  'pubsub topics create': ['project'],
  'billing projects describe': [],
  'billing budgets list': ['billing-account'],
  'billing budgets create': [...budgetFlags, 'threshold-rule'],
  'billing budgets update': [...budgetFlags, 'add-threshold-rule', 'clear-threshold-rules'],
};

/** A `gcloud` in memory: keeps what it is given, lists it, and refuses unknown flags. */
export const fakeGcloud =
  (cloud: Cloud): Gcloud =>
  async (...words) => {
    const plain = words.filter((word) => !word.startsWith('--'));
    const verb = plain.findIndex((word) => /^(list|create|update|describe)$/.test(word));
    const command = plain.slice(0, verb + 1).join(' ');
    const given = words.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split(/=(.*)/));
    const unknown = given.find(([flag = '']) => !flagsOf[command]?.includes(flag));
    if (!flagsOf[command] || unknown)
      throw new GcloudError(`unrecognized arguments: ${command} ${unknown?.[0]}`);
    const allOf = (flag: string) => given.flatMap(([name, value]) => (name === flag ? [value ?? ''] : []));
    return answer(cloud, command, plain[verb + 1] ?? '', allOf);
  };

function answer(
  cloud: Cloud,
  command: string,
  name: string,
  allOf: (flag: string) => readonly string[],
): unknown {
  const flag = (of: string) => allOf(of)[0] ?? '';
  const file = (of: string) => JSON.parse(readFileSync(flag(of), 'utf8')) as never;
  const project = `projects/${flag('project')}`;
  const changed = <T extends Named>(all: readonly T[], to: object) =>
    all.map((one) => (one.name === name ? { ...one, ...to, name } : one));
  switch (command) {
    case 'logging metrics list':
      return cloud.metrics;
    case 'logging metrics create':
      return void (cloud.metrics = [...cloud.metrics, file('config-from-file')]);
    case 'logging metrics update':
      return void (cloud.metrics = changed(cloud.metrics, file('config-from-file')));
    case 'alpha monitoring policies list':
      return cloud.policies;
    case 'alpha monitoring policies create': {
      if (cloud.early-- > 0)
        throw new GcloudError('Cannot find metric. It could take up to 10 minutes to become available.');
      const made = { ...(file('policy-from-file') as object), name: `${project}/${cloud.policies.length}` };
      return void (cloud.policies = [...cloud.policies, made as never]);
    }
    case 'alpha monitoring policies update':
      return void (cloud.policies = changed(cloud.policies, file('policy-from-file')));
    case 'beta monitoring channels list':
      return cloud.channels;
    case 'beta monitoring channels create': {
      const labels = { email_address: flag('channel-labels').replace('email_address=', '') };
      const made = { name: `${project}/notificationChannels/1`, type: flag('type'), labels };
      cloud.channels = [...cloud.channels, made];
      return made;
    }
    case 'pubsub topics list':
      return cloud.topics;
    case 'pubsub topics create':
      return void (cloud.topics = [...cloud.topics, { name: `${project}/topics/${name}` }]);
    case 'billing projects describe':
      return { billingAccountName: 'billingAccounts/01D4EE-079462-DFD6EC' };
    case 'billing budgets list':
      return cloud.budgets;
    default: {
      const amount = flag('budget-amount');
      const said = {
        notificationsRule: { pubsubTopic: flag('notifications-rule-pubsub-topic') },
        rules: [...allOf('threshold-rule'), ...allOf('add-threshold-rule')],
        ...(amount && { amount }),
      };
      const isNew = command === 'billing budgets create';
      return void (cloud.budgets = isNew
        ? [...cloud.budgets, { name: 'budgets/1', ...said } as never]
        : changed(cloud.budgets, said));
    }
  }
}
