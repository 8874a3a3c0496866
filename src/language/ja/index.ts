import type * as en from '../en';
import { about } from './about';
import { account } from './account';
import { accounts } from './accounts';
import { acts } from './acts';
import { agreement } from './agreement';
import { app } from './app';
import { allTime } from './allTime';
import { brackets } from './brackets';
import { budget } from './budget';
import { bundles } from './bundles';
import { chances } from './chances';
import { champions } from './champions';
import { changes } from './changes';
import { choices } from './choices';
import { commands } from './commands';
import { definitionProblems } from './definitionProblems';
import { definitions } from './definitions';
import { digest } from './digest';
import { duplicates } from './duplicates';
import { deleting } from './deleting';
import { editing } from './editing';
import { effect } from './effect';
import { embed } from './embed';
import { errors } from './errors';
import { eventMerging } from './eventMerging';
import { events } from './events';
import { fields } from './fields';
import { figures } from './figures';
import { find } from './find';
import { hiding } from './hiding';
import { flags } from './flags';
import { follow } from './follow';
import { gaps } from './gaps';
import { history } from './history';
import { home } from './home';
import { importing } from './importing';
import { inbox } from './inbox';
import { interests } from './interests';
import { inputs } from './inputs';
import { keeping } from './keeping';
import { live } from './live';
import { loading } from './loading';
import { login } from './login';
import { mails } from './mails';
import { merging } from './merging';
import { moderation } from './moderation';
import { nations } from './nations';
import { news } from './news';
import { nouns } from './nouns';
import { notices } from './notices';
import { oldBrowser } from './oldBrowser';
import { outbox } from './outbox';
import { ownAccount } from './ownAccount';
import { ownLimits } from './ownLimits';
import { pageNames } from './pageNames';
import { picks } from './picks';
import { players } from './players';
import { preferences } from './preferences';
import { proposals } from './proposals';
import { publicLog } from './publicLog';
import { raising } from './raising';
import { ratings } from './ratings';
import { records } from './records';
import { reverting } from './reverting';
import { reporting } from './reporting';
import { reports } from './reports';
import { review } from './review';
import { scoring } from './scoring';
import { sentences } from './sentences';
import { rows } from './rows';
import { scorers } from './scorers';
import { session } from './session';
import { sharing } from './sharing';
import { site } from './site';
import { siteSettings } from './siteSettings';
import { splitting } from './splitting';
import { spoilers } from './spoilers';
import { sports } from './sports';
import { status } from './status';
import { thread } from './thread';
import { titles } from './titles';
import { stage } from './stage';
import { summary } from './summary';
import { trust } from './trust';
import { storage } from './storage';
import { stored } from './stored';
import { ui } from './ui';
import { video } from './video';
import { withholding } from './withholding';
import { words } from './words';
import { worker } from './worker';

export const catalog = {
  errors,
  stage,
  summary,
  trust,
  titles,
  about,
  account,
  accounts,
  acts,
  agreement,
  app,
  allTime,
  brackets,
  budget,
  bundles,
  chances,
  champions,
  changes,
  choices,
  commands,
  definitionProblems,
  definitions,
  digest,
  duplicates,
  deleting,
  editing,
  effect,
  embed,
  eventMerging,
  events,
  fields,
  figures,
  find,
  hiding,
  flags,
  follow,
  gaps,
  history,
  home,
  importing,
  inbox,
  interests,
  inputs,
  keeping,
  live,
  loading,
  login,
  mails,
  merging,
  moderation,
  nations,
  news,
  nouns,
  notices,
  oldBrowser,
  outbox,
  ownAccount,
  ownLimits,
  pageNames,
  picks,
  players,
  preferences,
  proposals,
  publicLog,
  raising,
  ratings,
  records,
  reverting,
  reporting,
  reports,
  review,
  scoring,
  sentences,
  rows,
  scorers,
  session,
  sharing,
  site,
  siteSettings,
  splitting,
  spoilers,
  sports,
  storage,
  stored,
  status,
  thread,
  ui,
  video,
  withholding,
  words,
  worker,
} satisfies Readonly<Record<keyof typeof en, unknown>>;

export { codeOfEnglishName } from '../codeOfEnglishName';
