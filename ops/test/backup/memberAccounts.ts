import { identityAddress, project } from './backupWorld';

/** Accounts of every origin. Auth stores different fields for each. */
export async function makeMemberAccounts(projectId: string): Promise<void> {
  const call = async (method: string, body: object): Promise<{ readonly localId: string }> => {
    const response = await fetch(`${identityAddress}/v1/accounts:${method}`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, targetProjectId: projectId }),
    });
    if (!response.ok) throw new Error(`${method}: expected an account, found ${await response.text()}`);
    return (await response.json()) as { readonly localId: string };
  };
  const signUp = async (name: string) =>
    (await call('signUp', { email: `${name}@example.com`, password: `password of ${name}` })).localId;
  const google = async (sub: string) =>
    (
      await call('signInWithIdp', {
        postBody: `providerId=google.com&id_token=${JSON.stringify({ sub, email: `${sub}@example.com`, email_verified: true })}`,
        requestUri: 'http://localhost',
        returnSecureToken: true,
      })
    ).localId;
  const update = async (localId: string, change: object) => call('update', { localId, ...change });

  await signUp('unverified');
  await update(await signUp('moderator'), {
    emailVerified: true,
    displayName: 'Ann',
    customAttributes: '{"moderator":true}',
  });
  await update(await signUp('disabled'), { disableUser: true });
  // A role that was taken away leaves empty claims, and enabling leaves `disabled: false`.
  const former = await signUp('former');
  await update(former, { customAttributes: '{"moderator":true}', disableUser: true });
  await update(former, { customAttributes: '{}', disableUser: false });
  await google('google-member');
  await update(await google('google-moderator'), { customAttributes: '{"owner":true,"moderator":true}' });
  await update(await google('google-disabled'), { disableUser: true });
  await project(projectId).accounts.write(
    [{ localId: 'imported', email: 'imported@example.com' }],
    undefined,
  );
}
