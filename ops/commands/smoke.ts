import { finishing } from '../../scripts/process/finishing';
import { runUntilEnded, type Lifetime } from '../../scripts/process/lifetime';
import { projectIdOf } from '../projectAlias';
import { smoke } from '../smoke/smoke';
import { readSmokeOptions } from '../smoke/smokeOptions';

/** `npm run smoke -- URL`: checks a deployed wiki as a visitor and as an account without a role. */
async function main(lifetime: Lifetime): Promise<void> {
  const { project, ...options } = readSmokeOptions(process.argv.slice(2));
  const meant = project === undefined ? undefined : projectIdOf(project);
  const finish = finishing(lifetime, 'The smoke test');
  const { passed, failed } = await smoke(
    { ...options, project: meant },
    { env: process.env, log: console.log, onEnd: lifetime.onEnd },
  );
  console.log(`${passed} passed, ${failed} failed`);
  finish(failed === 0 ? 0 : 1);
}

runUntilEnded(main);
