import type { Backup } from '../backup/parts';
import type { Verdict } from '../smoke/check';

/** Facts before a release; `undefined` if unknown. */
export interface Facts {
  readonly projectId: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly version: string;
  readonly changed: readonly string[];
  /** Whether a whole `npm test` has passed on exactly these files, here. */
  readonly tested: boolean;
  readonly audit: 'clean' | 'flaws' | undefined;
  readonly backup: Pick<Backup, 'project' | 'at' | 'anonymised'> | undefined;
  /** Known migrations that are not done. */
  readonly pending: readonly string[] | undefined;
  readonly indexes: Indexes | undefined;
  /** Project and origin of a build in this environment. */
  readonly build: { readonly projectId?: string | undefined; readonly origin?: string | undefined };
  /** Origin in the links that the project's functions write. */
  readonly origin: string;
  /** Result of the smoke test on staging with this version; `undefined` if another one is deployed there. */
  readonly staging: Verdict | undefined;
}

export interface Indexes {
  readonly missing: readonly string[];
  readonly building: boolean;
}

/** One line of the list: true, false, or for a person to check. */
export interface Item {
  readonly state: 'done' | 'open' | 'person';
  readonly says: string;
}

const dayMs = 24 * 60 * 60_000;

export const checkList = (facts: Facts): readonly Item[] => [...itemsOf(facts), ...forPeople];

function itemsOf(facts: Facts): readonly Item[] {
  const { version, changed, tested, audit, staging } = facts;
  return [
    item(
      changed.length === 0,
      `The files are those of the commit (${version})`,
      `commit or remove ${changed.slice(0, 5).join(', ')}`,
    ),
    item(tested, 'All tests have passed on them', 'npm test'),
    audit === undefined
      ? {
          state: 'person',
          says: 'The registry does not answer `npm audit`: ask another one for known flaws.',
        }
      : item(audit === 'clean', 'No critical flaw of a package is known', 'npm audit --audit-level=critical'),
    backupItem(facts),
    migrationItem(facts),
    indexItem(facts),
    buildItem(facts),
    item(
      staging?.failed === 0,
      `Staging has this version, and the smoke test passed there`,
      staging === undefined
        ? 'npm run release -- deploy staging'
        : `${staging.failed} of its sentences are not true, see above`,
    ),
  ];
}

const item = (isSo: boolean, says: string, otherwise: string): Item =>
  isSo ? { state: 'done', says } : { state: 'open', says: `${says}: ${otherwise}` };

function backupItem({ projectId, now, backup }: Facts): Item {
  const says = `There is a backup of ${projectId} of the last day`;
  const make = `npm run backup -- --project ${projectId} --into <folder>, then name it with --backup <folder>`;
  if (backup === undefined) return item(false, says, make);
  // It keeps the project and the time of the backup that it was made from.
  if (backup.anonymised) return item(false, says, `found a seed, which cannot bring the wiki back; ${make}`);
  const isFresh = now - Date.parse(backup.at) < dayMs;
  return item(
    isFresh && backup.project === projectId,
    says,
    `found one of ${backup.project} as of ${backup.at}; ${make}`,
  );
}

function migrationItem({ projectId, pending }: Facts): Item {
  if (pending === undefined)
    return item(false, 'Migrations', 'set GOOGLE_APPLICATION_CREDENTIALS, by which they can be asked for');
  if (pending.length === 0) return item(true, 'No migration waits', '');
  return {
    state: 'person',
    says: `Migrations wait (${pending.join(', ')}): run them once the version is out, npm run migrate -- run ${pending[0]} --project ${projectId}`,
  };
}

function indexItem({ projectId, indexes }: Facts): Item {
  const says = 'Every index that the version needs is there';
  if (indexes === undefined)
    return item(false, says, '`firebase firestore:indexes` did not answer; sign in first');
  const deploy = `npx firebase deploy --only firestore:indexes --project ${projectId}`;
  if (indexes.missing.length > 0) return item(false, says, `${indexes.missing.join('; ')} is not: ${deploy}`);
  return item(!indexes.building, says, 'some are still being built; wait');
}

function buildItem({ projectId, build, origin }: Facts): Item {
  const says = `A build here is for ${projectId} at ${origin}`;
  if (build.projectId !== projectId)
    return item(
      false,
      says,
      `ARMWIKI_FIREBASE_CONFIG names ${build.projectId ?? 'no project'}; set it to the configuration of ${projectId}`,
    );
  return item(build.origin === origin, says, `SITE_ORIGIN says ${build.origin}, functions/.env says another`);
}

const forPeople: readonly Item[] = [
  'Look at what has changed on staging, on a phone too, in the light and the dark theme.',
  'Errors of browsers on staging and App Check in the console show nothing new.',
  'Moderators know of what they will see, and somebody is there for the next hour.',
].map((says) => ({ state: 'person', says }));

const boxes = { done: '[x]', open: '[ ]', person: '[?]' } as const satisfies Record<Item['state'], string>;

export const listed = (items: readonly Item[]): string =>
  items.map(({ state, says }) => `${boxes[state]} ${says}`).join('\n');
