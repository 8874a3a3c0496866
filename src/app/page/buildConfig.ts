import type { SiteFacts } from '@/model/siteFacts';

/**
 * The facts that a build is given about the world it runs in; `scripts/build/buildEnv.ts` makes it from environment
 * variables.
 */
export interface BuildConfig {
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly appId?: string;
    readonly messagingSenderId?: string;
    readonly storageBucket?: string;
  };
  /** Present only in builds that talk to emulators; only those offer the example accounts. */
  readonly emulators?: {
    /** Origin, `http://127.0.0.1:9099`. */
    readonly auth: string;
    readonly firestore: { readonly host: string; readonly port: number };
    readonly functions: { readonly host: string; readonly port: number };
  };
  /** Site key of App Check (reCAPTCHA v3); without it calls carry no App Check token. */
  readonly appCheckSiteKey?: string;
  /** Public web push key; without it calls carry no messaging token. */
  readonly messagingKey?: string;
  /** True if the functions write e-mails and somebody sends them. */
  readonly sendsMail?: boolean;
  /** True if the functions take errors of browsers. */
  readonly takesErrors?: boolean;
  /** Operator of the site, and the terms of its data. */
  readonly site?: SiteFacts;
  readonly version: string;
}

/** Where nothing was built, as in tests, this stands in: the demo project, without emulators. */
const unbuilt: BuildConfig = {
  firebase: { apiKey: 'demo', authDomain: '127.0.0.1', projectId: 'demo-armwiki' },
  version: 'unbuilt',
};

// webpack puts the text here; it was written by `buildEnv.ts`, whose output has this type.
const text = process.env.ARMWIKI_BUILD;

export const buildConfig: BuildConfig = text === undefined ? unbuilt : (JSON.parse(text) as BuildConfig);
