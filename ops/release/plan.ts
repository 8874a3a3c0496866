import { Problem } from '../../scripts/base/problem';

/** A part of what is deployed, by what `firebase deploy --only` calls it. */
interface Part {
  readonly only: string;
  /** Why it comes at its place. */
  readonly why: string;
}

/**
 * The parts in the order in which a new version goes out. Indexes are not among them: they take minutes to be built, so they
 * are deployed before, and the check list asks for them.
 */
const parts = [
  { only: 'functions', why: 'new pages call them, and what new pages write sets them off' },
  { only: 'firestore:rules,storage', why: 'they let through what new pages write' },
  { only: 'hosting', why: 'nobody gets a new page before all that it asks for is there' },
] as const satisfies readonly Part[];

/** The same backwards, for the reason of each turned round. Additional indexes are in nobody's way. */
const backwards = [
  { only: 'hosting', why: 'nobody gets a new page any more' },
  { only: 'firestore:rules,storage', why: 'they refuse what only the new functions can handle' },
  { only: 'functions', why: 'last, since open pages may be new ones for a while' },
] as const satisfies readonly Part[];

export interface Step {
  readonly command: string;
  readonly args: readonly string[];
  readonly why: string;
}

/** The commands that bring out what lies in a folder, in their order. */
export const deployPlan = (projectId: string): readonly Step[] => parts.map(deployOf(projectId));

export interface RollbackAsked {
  readonly projectId: string;
  /** The release to go back to. */
  readonly tag: string;
  /** The version of the stored schema by which its pages write. */
  readonly writes: number;
  /** The least version by which the wiki takes writes; `undefined` where it does not answer. */
  readonly accepts: number | undefined;
}

/**
 * The commands that bring back all parts of an earlier release, in a folder with its files. Refused where its pages could not
 * write any more.
 */
export function rollbackPlan({ projectId, tag, writes, accepts }: RollbackAsked): readonly Step[] {
  if (accepts !== undefined && accepts > writes)
    throw new Problem(
      `Pages of ${tag} write version ${writes}, and ${projectId} takes none before ${accepts}: everybody's writes would wait for an update that is not there. ` +
        `Let them write first: npm run migrate -- require ${writes} --project ${projectId}, and npm run snapshot -- --project ${projectId}.`,
    );
  return [
    { command: 'npm', args: ['ci'], why: 'its packages may be others' },
    ...backwards.map(deployOf(projectId)),
  ];
}

const deployOf =
  (projectId: string) =>
  ({ only, why }: Part): Step => ({
    command: 'npx',
    args: ['--no-install', 'firebase', 'deploy', '--only', only, '--project', projectId],
    why,
  });

/** A step as somebody would type it. */
export const spelled = ({ command, args }: Step): string => [command, ...args].join(' ');

/** The name of a release: the project, the day of the UTC, and which one of that day. */
export function releaseTag(alias: string, now: Date, tags: readonly string[]): string {
  const day = `${alias}-${now.toISOString().slice(0, 10)}`;
  const numbers = tags.map((tag) => (tag.startsWith(`${day}-`) ? Number(tag.slice(day.length + 1)) : 0));
  return `${day}-${Math.max(0, ...numbers.filter(Number.isInteger)) + 1}`;
}
