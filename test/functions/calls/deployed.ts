interface Endpoint {
  readonly maxInstances?: unknown;
  readonly availableMemoryMb?: unknown;
  readonly timeoutSeconds?: unknown;
  readonly concurrency?: unknown;
  readonly callableTrigger?: unknown;
  readonly eventTrigger?: { readonly eventType: string };
}

export async function deployed(): Promise<readonly (readonly [string, Endpoint])[]> {
  const before = { ...process.env };
  Object.assign(process.env, { GCLOUD_PROJECT: 'demo-capacity' });
  try {
    const functions: object = await import('../../../functions/src/index');
    return Object.entries(functions).flatMap(([name, value]: [string, { __endpoint?: Endpoint }]) =>
      value.__endpoint ? [[name, value.__endpoint] as const] : [],
    );
  } finally {
    process.env = before;
  }
}
