import Ajv2020 from 'ajv/dist/2020';
import { budgetTopic, stageShares } from '@/model/operating/budget';
import { lateHours } from '@/model/published/statusLimits';
import { logMessages } from '../../../functions/src/base/logMessages';
import { capacity } from '../../../functions/src/calls/capacity';
import { policyLabel, readAlarmFiles } from '../../alarms/alarmFiles';
import { alertPolicy, budget as budgetShape, logMetric } from './googleShapes';

const { metrics, policies, budget } = readAlarmFiles('my-wiki');
const ajv = new Ajv2020({ allErrors: true, strict: false });

test.each([...metrics.map(({ path, content }) => [path, content] as const)])(
  '%s is a metric as the Logging API takes it',
  (_, metric) => {
    expect([ajv.validate(logMetric, metric), ajv.errors]).toEqual([true, null]);
  },
);

test.each([...policies.map(({ path, content }) => [path, content] as const)])(
  '%s is an alert as the Monitoring API takes it',
  (_, policy) => {
    expect([ajv.validate(alertPolicy, policy), ajv.errors]).toEqual([true, null]);
  },
);

test('the budget is one as the Budget API takes it, of one project, and its messages reach the function', () => {
  expect([ajv.validate(budgetShape, budget), ajv.errors]).toEqual([true, null]);
  expect(budget.budgetFilter.projects).toEqual(['projects/my-wiki']);
  expect(budget.notificationsRule.pubsubTopic).toBe(`projects/my-wiki/topics/${budgetTopic}`);
  expect(Object.keys(capacity)).toContain('budget');
});

test('mails about the budget are sent with each stage', () => {
  const percents = budget.thresholdRules.map(({ thresholdPercent }) => thresholdPercent);
  expect(percents).toEqual(expect.arrayContaining(Object.values(stageShares)));
});

test('alerts are found again by labels of their own', () => {
  const labels = policies.map(({ content }) => content.userLabels[policyLabel]);
  expect(new Set(labels).size).toBe(policies.length);
});

interface Condition {
  readonly conditionThreshold?: { readonly filter: string; readonly thresholdValue: number };
  readonly conditionAbsent?: { readonly filter: string; readonly duration: string };
}
const conditions = policies.flatMap(
  ({ content }) => (content as { conditions?: readonly Condition[] }).conditions ?? [],
);
const typeIn = (filter: string) => /metric\.type="([^"]+)"/.exec(filter)?.[1] ?? '';
const own = 'logging.googleapis.com/user/';

test('every metric sets off an alert, and every alert has its metric', () => {
  const asked = conditions.map(({ conditionThreshold, conditionAbsent }) =>
    typeIn((conditionThreshold ?? conditionAbsent)?.filter ?? ''),
  );
  expect(new Set(asked.filter((type) => type.startsWith(own)))).toEqual(
    new Set(metrics.map(({ content }) => own + content.name)),
  );
  expect(asked.filter((type) => !type.startsWith(own)).sort()).toEqual([
    'firestore.googleapis.com/document/read_ops_count',
    'firestore.googleapis.com/document/write_ops_count',
    'run.googleapis.com/request_count',
  ]);
});

test('an alert calls late what the page of the status calls late', () => {
  const threshold = (name: string) =>
    conditions.find(
      ({ conditionThreshold }) => typeIn(conditionThreshold?.filter ?? '') === `${own}armwiki/${name}`,
    )?.conditionThreshold?.thresholdValue;
  expect([threshold('copy_age'), threshold('changes_age')]).toEqual([lateHours.copy, lateHours.changes]);
  const silence = conditions.find(({ conditionAbsent }) => conditionAbsent)?.conditionAbsent?.duration;
  expect(silence).toBe(`${lateHours.status * 3_600}s`);
});

test('no metric names a message that functions do not know', () => {
  const messages: readonly string[] = Object.values(logMessages);
  for (const { content } of metrics) {
    const [, message = ''] = /jsonPayload\.message[:=]"([^"]+)"/.exec(content.filter) ?? [];
    expect(messages).toContain(message);
  }
});
