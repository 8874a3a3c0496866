/** JSON Schemas of Google's APIs, limited to the fields that `ops/monitoring/` uses. Other fields are refused. */

const text = { type: 'string', minLength: 1 } as const;
const duration = { type: 'string', pattern: '^\\d+s$' } as const;
const shape = (properties: object, required: readonly string[] = Object.keys(properties)) =>
  ({ type: 'object', properties, required, additionalProperties: false }) as const;

/** `projects.metrics` of the Cloud Logging API v2. */
export const logMetric = {
  ...shape(
    {
      name: { type: 'string', pattern: "^[A-Za-z0-9_.,+!*'()%-][A-Za-z0-9_.,+!*'()%/-]{0,99}$" },
      description: { ...text, maxLength: 8_000 },
      filter: { ...text, maxLength: 20_000 },
      metricDescriptor: shape({
        metricKind: { const: 'DELTA' },
        valueType: { enum: ['INT64', 'DISTRIBUTION'] },
        unit: { enum: ['1', 'h'] },
      }),
      valueExtractor: { type: 'string', pattern: '^EXTRACT\\([\\w.]+\\)$' },
      bucketOptions: shape({
        explicitBuckets: shape({ bounds: { type: 'array', items: { type: 'number' }, minItems: 1 } }),
      }),
    },
    ['name', 'description', 'filter', 'metricDescriptor'],
  ),
  // Only a distribution has a value extractor.
  if: { properties: { metricDescriptor: { properties: { valueType: { const: 'DISTRIBUTION' } } } } },
  then: { required: ['valueExtractor', 'bucketOptions'] },
  else: { not: { anyOf: [{ required: ['valueExtractor'] }, { required: ['bucketOptions'] }] } },
};

const aggregations = {
  type: 'array',
  minItems: 1,
  items: shape({
    alignmentPeriod: duration,
    perSeriesAligner: { enum: ['ALIGN_SUM', 'ALIGN_DELTA'] },
    crossSeriesReducer: { enum: ['REDUCE_SUM', 'REDUCE_MEAN'] },
  }),
};
const trigger = shape({ count: { type: 'integer', minimum: 1 } });

/** `projects.alertPolicies` of the Cloud Monitoring API v3. */
export const alertPolicy = shape({
  displayName: { ...text, maxLength: 512 },
  documentation: shape({ content: { ...text, maxLength: 8_192 }, mimeType: { const: 'text/markdown' } }),
  userLabels: {
    type: 'object',
    propertyNames: { pattern: '^[a-z][a-z0-9_-]{0,62}$' },
    additionalProperties: { type: 'string', pattern: '^[a-z0-9_-]{1,63}$' },
  },
  conditions: {
    type: 'array',
    minItems: 1,
    maxItems: 6,
    items: {
      oneOf: [
        shape({
          displayName: text,
          conditionThreshold: shape({
            filter: text,
            comparison: { const: 'COMPARISON_GT' },
            thresholdValue: { type: 'number' },
            duration,
            aggregations,
            trigger,
          }),
        }),
        shape({
          displayName: text,
          conditionAbsent: shape({ filter: text, duration, aggregations, trigger }),
        }),
      ],
    },
  },
  combiner: { enum: ['AND', 'OR', 'AND_WITH_MATCHING_RESOURCE'] },
  alertStrategy: shape({ autoClose: duration }),
  severity: { enum: ['CRITICAL', 'ERROR', 'WARNING'] },
});

/** `billingAccounts.budgets` of the Cloud Billing Budget API v1. */
export const budget = shape({
  displayName: { ...text, maxLength: 60 },
  budgetFilter: shape({
    projects: { type: 'array', items: { type: 'string', pattern: '^projects/[a-z0-9-]+$' }, minItems: 1 },
    calendarPeriod: { enum: ['MONTH', 'QUARTER', 'YEAR'] },
    creditTypesTreatment: { enum: ['INCLUDE_ALL_CREDITS', 'EXCLUDE_ALL_CREDITS'] },
  }),
  amount: shape({ specifiedAmount: shape({ units: { type: 'string', pattern: '^\\d+$' } }) }),
  thresholdRules: {
    type: 'array',
    minItems: 1,
    items: shape({
      thresholdPercent: { type: 'number', exclusiveMinimum: 0 },
      spendBasis: { enum: ['CURRENT_SPEND', 'FORECASTED_SPEND'] },
    }),
  },
  notificationsRule: shape({
    pubsubTopic: { type: 'string', pattern: '^projects/[a-z0-9-]+/topics/[A-Za-z][\\w.~+%-]{2,254}$' },
    schemaVersion: { const: '1.0' },
  }),
});
