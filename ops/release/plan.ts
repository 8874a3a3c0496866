import { Problem } from '../../scripts/base/problem';

interface Part {
  readonly only: string;
  readonly why: string;
}

/**
 * The parts in the order of deployment. Indexes are missing here: building them takes minutes, so they are deployed
 * before, and the check list requires them.
 */
const parts = [
  { only: 'functions', why: 'new pages call them, and what new pages write sets them off' },
  { only: 'firestore:rules,storage', why: 'they let through what new pages write' },
  { only: 'hosting', why: 'nobody gets a new page before all that it asks for is there' },
] as const satisfies readonly Part[];

/** The reverse order, for the reverse reasons. Additional indexes do no harm. */
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

export const deployPlan = (projectId: string): readonly Step[] => parts.map(deployOf(projectId));

export interface RollbackAsked {
  readonly projectId: string;
  readonly tag: string;
  readonly writes: number;
  /** Lowest version whose writes the wiki accepts; `undefined` if it does not answer. */
  readonly accepts: number | undefined;
}

/**
 * The commands that redeploy all parts of an earlier release, in a folder with its files. Refuses if its pages could no
 * longer write.
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

export const spelled = ({ command, args }: Step): string => [command, ...args].join(' ');

/** The name of a release: project, UTC day, and number on that day. */
export function releaseTag(alias: string, now: Date, tags: readonly string[]): string {
  const day = `${alias}-${now.toISOString().slice(0, 10)}`;
  const numbers = tags.map((tag) => (tag.startsWith(`${day}-`) ? Number(tag.slice(day.length + 1)) : 0));
  return `${day}-${Math.max(0, ...numbers.filter(Number.isInteger)) + 1}`;
}
