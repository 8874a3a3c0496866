import type { BuildConfig } from '@/app/page/buildConfig';
import { region } from '@/model/region';

/** Sources by directive, in the order in which they are written. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/** Where callables and sign-in's frame are: of any project where a policy cannot know which. */
interface Places {
  readonly calls: readonly string[];
  readonly signIn: readonly string[];
}

const google = ['https://apis.google.com', 'https://www.google.com/recaptcha/'] as const;

/**
 * The addresses that a page of ours may load and reach, as one table. It is sent twice, and a browser obeys both:
 *
 * - as a header of every path (`firebase.json`), which is the same file for every project and so says only that calls go
 *   to functions and sign-in to a project's own domain;
 * - in the page itself, by the build, which knows the project and names it (`pagePolicy`).
 */
const policyWith = ({ calls, signIn }: Places): ContentPolicy => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...google, 'https://www.gstatic.com/recaptcha/'],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'https://i.ytimg.com'],
  'font-src': ["'self'"],
  'connect-src': [
    "'self'",
    'https://apis.google.com',
    'https://firestore.googleapis.com',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://fcmregistrations.googleapis.com',
    'https://content-firebaseappcheck.googleapis.com',
    ...calls,
  ],
  'frame-src': [
    "'self'",
    'https://www.youtube-nocookie.com',
    ...signIn,
    'https://accounts.google.com',
    'https://www.google.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** The header of every path: for any project. */
export const headerPolicy: ContentPolicy = policyWith({
  calls: ['https://*.cloudfunctions.net'],
  signIn: ['https://*.firebaseapp.com'],
});

/** The policy in the page: for the project it was built for, or for its emulators alone. */
export function pagePolicy({ firebase, emulators }: BuildConfig): ContentPolicy {
  const { 'frame-ancestors': _, ...policy } = policyWith(
    emulators
      ? { calls: [], signIn: [] }
      : {
          calls: [`https://${region}-${firebase.projectId}.cloudfunctions.net`],
          signIn: [`https://${firebase.authDomain}`],
        },
  );
  // A page cannot say who may frame it: browsers take that from the header alone, and warn.
  return emulators ? withOrigins(policy, originsOf(emulators)) : policy;
}

/** Origins of emulators. */
export interface EmulatorOrigins {
  readonly auth: string;
  readonly firestore: string;
  readonly functions: string;
}

const originsOf = ({ auth, firestore, functions }: NonNullable<BuildConfig['emulators']>) => ({
  auth,
  firestore: `http://${firestore.host}:${firestore.port}`,
  functions: `http://${functions.host}:${functions.port}`,
});

/** The policy with what a page needs of emulators: calls, and sign-in's frame. */
export const withOrigins = (
  policy: ContentPolicy,
  { auth, firestore, functions }: EmulatorOrigins,
): ContentPolicy => ({
  ...policy,
  'connect-src': [...(policy['connect-src'] ?? []), auth, firestore, functions],
  'frame-src': [...(policy['frame-src'] ?? []), auth],
});

/** A policy as a header or a page says it. */
export const policyText = (policy: ContentPolicy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
