import { setTimeout } from 'node:timers/promises';
import { describeError } from '../../scripts/base/problem';
import { readAlarmsOptions } from '../alarms/alarmsOptions';
import { deployAlarms } from '../alarms/deployAlarms';
import { createGcloud } from '../alarms/gcloud';

/**
 * `npm run alarms -- --project <id>`: deploys the alerts that reach the operator when something is wrong with the wiki.
 */
async function main(args: readonly string[]): Promise<void> {
  const options = readAlarmsOptions(args);
  await deployAlarms({ gcloud: createGcloud(), log: console.log, wait: setTimeout }, options);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
