export interface BuildConfig {
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly appId?: string;
    readonly messagingSenderId?: string;
    readonly storageBucket?: string;
  };
  /** Only in builds for emulators, which alone offer the example accounts. */
  readonly emulators?: {
    readonly auth: string;
    readonly firestore: { readonly host: string; readonly port: number };
    readonly functions: { readonly host: string; readonly port: number };
  };
  /** Site key of App Check (reCAPTCHA v3). Without it calls carry no App Check token. */
  readonly appCheckSiteKey?: string;
  /** Public web push key. Without it calls carry no messaging token. */
  readonly messagingKey?: string;
  readonly sendsMail?: boolean;
  readonly takesErrors?: boolean;
  readonly version: string;
}

const unbuilt: BuildConfig = {
  firebase: { apiKey: 'demo', authDomain: '127.0.0.1', projectId: 'demo-armwiki' },
  version: 'unbuilt',
};

// webpack puts the text here; it was written by `buildEnv.ts`, whose output has this type.
const text = process.env.ARMWIKI_BUILD;

export const buildConfig: BuildConfig = text === undefined ? unbuilt : (JSON.parse(text) as BuildConfig);
