import type { BuildConfig } from '@/app/page/buildConfig';
import { region } from '@/model/operating/region';
import { Problem } from '../base/problem';
import { digestsOf, inlined } from './inlined';

export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/** Places of callables and of sign-in's frame: of any project if a policy cannot know which. */
interface Places {
  readonly calls: readonly string[];
  readonly signIn: readonly string[];
}

const google = ['https://apis.google.com', 'https://www.google.com/recaptcha/'] as const;

/**
 * The addresses that a page of ours may load and reach, as one table. Browsers receive and obey two policies:
 *
 * - the header of every path (`firebase.json`), the same file for every project, which allows calls to functions and
 * sign-in on a project's own domain;
 * - the page itself: the build knows the project and names it (`pagePolicy`).
 *
 * Both name the digests of the scripts and the styles that the page carries itself.
 */
const policyWith = (
  { calls, signIn }: Places,
  { script, style, packages } = digestsOf(inlined()),
): ContentPolicy => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", script, packages, ...google, 'https://www.gstatic.com/recaptcha/'],
  'style-src': ["'self'", style],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'https://i.ytimg.com', 'https://upload.wikimedia.org'],
  'font-src': ["'self'"],
  'connect-src': [
    "'self'",
    'https://apis.google.com',
    'https://commons.wikimedia.org',
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

export const headerPolicy = (): ContentPolicy =>
  policyWith({
    calls: ['https://*.cloudfunctions.net'],
    signIn: ['https://*.firebaseapp.com'],
  });

/** The text of `firebase.json` with this header. */
export const withHeaderPolicy = (firebaseJson: string): string =>
  firebaseJson.replace(/(?<="value": ")default-src 'none'; script-src [^"]*/, () =>
    policyText(headerPolicy()),
  );

/** The deployment has read `firebase.json` before it builds, so the build can only refuse. */
export function requireHeaderPolicy(firebaseJson: string): void {
  if (withHeaderPolicy(firebaseJson) === firebaseJson) return;
  throw new Problem(
    'firebase.json does not allow the scripts and the styles that the page carries, so browsers would refuse them. Run npm run rules and commit what it wrote.',
  );
}

export function pagePolicy({ firebase, emulators }: BuildConfig): ContentPolicy {
  const { 'frame-ancestors': _, ...policy } = policyWith(
    emulators
      ? { calls: [], signIn: [] }
      : {
          calls: [`https://${region}-${firebase.projectId}.cloudfunctions.net`],
          signIn: [`https://${firebase.authDomain}`],
        },
  );
  // A page cannot say who may frame it: browsers accept that only in the header, and warn.
  return emulators ? withOrigins(policy, originsOf(emulators)) : policy;
}

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

export const withOrigins = (
  policy: ContentPolicy,
  { auth, firestore, functions }: EmulatorOrigins,
): ContentPolicy => ({
  ...policy,
  'connect-src': [...(policy['connect-src'] ?? []), auth, firestore, functions],
  'frame-src': [...(policy['frame-src'] ?? []), auth],
});

export const policyText = (policy: ContentPolicy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
