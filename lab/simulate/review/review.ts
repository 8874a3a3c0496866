import { userId, type UserId } from '@/model/ids';
import type { EarnableKind } from '@/model/trust/editKinds';
import type { TrustSettings } from '@/model/trust/trustSettings';
import { atOnceAudit, standingOf, type TrustStanding } from '@/model/trust/standing';
import {
  advanceTrust,
  dayMs,
  noTrust,
  type Trust,
  type TrustAct,
  type TrustRules,
} from '@/model/trust/trust';
import { looksAtTrust, meansHarm, paceOf, unaware, type Editor, type Known } from './editors';
import { countOf, type Luck } from './luck';

const hourMs = dayMs / 24;

export interface Edit {
  readonly id: string;
  readonly editor: Editor;
  readonly kind: EarnableKind;
  readonly record: string;
  readonly at: number;
  readonly isBad: boolean;
}

export interface Fate {
  readonly edit: Edit;
  readonly atOnce: boolean;
  liveAt?: number;
  endedAt?: number;
  decidedAt?: number;
}

const people = {
  moderators: 4,
  sessionsPerDay: 2,
  sessionMinutes: 60,
  /** Share of bad edits that a moderator recognizes, in a decision or an audit. */
  recognized: 0.93,
  /** Share of good edits that a moderator rejects by mistake, or changes first. */
  rejectedByMistake: 0.004,
  amended: 0.02,
  /** Share of the visible bad edits that readers report each day. */
  reportedADay: 0.04,
  minutes: { edit: 0.8, newRecord: 2, revert: 0.5 },
  /** After a reversion, moderators audit what its author had applied at once in this many days. */
  sweptDays: 30,
} as const;

export interface Outcome {
  readonly fates: readonly Fate[];
  readonly minutes: number;
  readonly until: number;
}

interface Wiki {
  readonly trust: Map<string, Trust>;
  readonly fates: Fate[];
  readonly queue: Fate[];
  readonly audits: Fate[];
  readonly reports: Fate[];
  readonly standingBad: Set<Fate>;
  readonly recent: Map<string, readonly number[]>;
  readonly unaudited: Map<string, Fate[]>;
  minutes: number;
}

/** The edits of a history: given, or made as it goes on, because attackers look at what they have earned. */
type Source = (hour: number, known: (editor: Editor, kind: EarnableKind) => Known) => readonly Edit[];

export function livelyEdits(editors: readonly Editor[], luck: Luck): Source {
  return (hour, known) => {
    const day = Math.floor(hour / 24);
    return editors.flatMap((editor) => {
      if (day < editor.from || day >= editor.until) return [];
      const first = luck(`${editor.id}/${hour}`);
      // True for most editors in most hours, so skip the rest.
      if (!looksAtTrust(editor) && first <= Math.exp(-editor.perDay / 24)) return [];
      const kind = kindAt(editor, luck(`${editor.id}/${hour}/kind`), known);
      const standing = looksAtTrust(editor) ? known(editor, kind) : unaware;
      const draw = (turn: number) => luck(`${editor.id}/${hour}/${turn}`);
      const count = countOf(paceOf(editor, standing, day) / 24, first, draw);
      return Array.from({ length: count }, (_, at): Edit => {
        const id = `${editor.id}/${hour}/${at}`;
        return {
          id,
          editor,
          kind,
          record: `match/${Math.floor(luck(`${id}/record`) * 20_000)}`,
          at: hour * hourMs + at,
          isBad: meansHarm(editor, standing, day, luck(`${id}/harm`)) || luck(`${id}/slip`) < editor.slips,
        };
      });
    });
  };
}

/** A farmer of kind after kind takes the first unearned one. */
function kindAt(
  editor: Editor,
  luck: number,
  known: (editor: Editor, kind: EarnableKind) => Known,
): EarnableKind {
  const { kinds, manner } = editor;
  const unearned = manner === 'kind after kind' && kinds.find((kind) => !known(editor, kind).isTrusted);
  return unearned || kinds[Math.floor(luck ** 2 * kinds.length)] || 'videoLink';
}

export function givenEdits(edits: readonly Edit[]): Source {
  const byHour = new Map<number, Edit[]>();
  for (const edit of edits) {
    const hour = Math.floor(edit.at / hourMs);
    byHour.set(hour, [...(byHour.get(hour) ?? []), edit]);
  }
  return (hour) => byHour.get(hour) ?? [];
}

export function review(source: Source, settings: TrustSettings, days: number, luck: Luck): Outcome {
  const rules: TrustRules = { settings, moderators: people.moderators };
  const wiki: Wiki = {
    trust: new Map(),
    fates: [],
    queue: [],
    audits: [],
    reports: [],
    standingBad: new Set(),
    recent: new Map(),
    unaudited: new Map(),
    minutes: 0,
  };
  for (let hour = 0; hour < days * 24; hour += 1) {
    const now = hour * hourMs;
    const standing = (editor: Editor, kind: EarnableKind): TrustStanding =>
      standingOf(wiki.trust.get(editor.id) ?? noTrust, kind, rules, { since: editor.from * dayMs, now });
    const known = (editor: Editor, kind: EarnableKind): Known => {
      const { state, auditOneIn } = standing(editor, kind);
      return { isTrusted: state === 'trusted', isLight: auditOneIn === settings.lightAudit };
    };
    for (const edit of source(hour, known)) submit(wiki, edit, standing(edit.editor, edit.kind), rules, luck);
    for (const fate of wiki.standingBad) {
      const isReported = luck(`${fate.edit.id}/${hour}/reader`) < people.reportedADay / 24;
      if (isReported && !wiki.reports.includes(fate)) wiki.reports.push(fate);
    }
    for (let moderator = 0; moderator < people.moderators; moderator += 1) {
      if (luck(`moderator-${moderator}/${hour}`) < people.sessionsPerDay / 24)
        sit(wiki, userId(`moderator-${moderator}`), now, rules, luck);
    }
  }
  return { fates: wiki.fates, minutes: wiki.minutes, until: days * dayMs };
}

function record(
  wiki: Wiki,
  { edit }: Fate,
  what: TrustAct['what'],
  by: UserId,
  at: number,
  rules: TrustRules,
): void {
  const { editor, kind, record: on, id } = edit;
  const act: TrustAct = { id: `${id}/${what}`, at, what, kinds: [kind], record: on, by };
  wiki.trust.set(editor.id, advanceTrust(wiki.trust.get(editor.id) ?? noTrust, act, rules));
}

function submit(wiki: Wiki, edit: Edit, standing: TrustStanding, rules: TrustRules, luck: Luck): void {
  const { settings } = rules;
  const own = wiki.unaudited.get(edit.editor.id) ?? [];
  const recent = (wiki.recent.get(edit.editor.id) ?? []).filter((at) => edit.at - at < dayMs);
  const recently = {
    atOnce: recent.length,
    openAudits: wiki.audits.filter((audit) => audit.edit.editor === edit.editor).length,
  };
  const oneIn = atOnceAudit([standing], [edit.kind], recently, settings);
  const fate: Fate = { edit, atOnce: oneIn !== undefined };
  wiki.fates.push(fate);
  if (oneIn === undefined) {
    wiki.queue.push(fate);
    return;
  }
  wiki.recent.set(edit.editor.id, [...recent, edit.at]);
  goLive(wiki, fate, edit.at);
  record(wiki, fate, 'atOnce', userId('trust'), edit.at, rules);
  if (luck(`${edit.id}/audit`) < 1 / oneIn) wiki.audits.push(fate);
  else wiki.unaudited.set(edit.editor.id, [...own, fate]);
}

function goLive(wiki: Wiki, fate: Fate, at: number): void {
  fate.liveAt = at;
  if (fate.edit.isBad) wiki.standingBad.add(fate);
}

/** One session of a moderator: reports, then audits, then the queue from its oldest on. */
function sit(wiki: Wiki, by: UserId, now: number, rules: TrustRules, luck: Luck): void {
  let left: number = people.sessionMinutes;
  const spend = (minutes: number) => {
    left -= minutes;
    wiki.minutes += minutes;
  };
  while (left > 0) {
    const report = wiki.reports.shift();
    if (report) {
      spend(people.minutes.revert);
      revert(wiki, report, by, now, rules);
      continue;
    }
    const audit = wiki.audits.shift();
    if (audit) {
      spend(minutesOf(audit));
      if (audit.endedAt !== undefined) continue;
      if (recognizes(audit, 'audit', luck)) revert(wiki, audit, by, now, rules);
      else record(wiki, audit, 'passed', by, now, rules);
      continue;
    }
    const next = wiki.queue.shift();
    if (!next) return;
    spend(minutesOf(next));
    decide(wiki, next, by, now, rules, luck);
  }
}

const minutesOf = ({ edit }: Fate): number =>
  edit.kind.startsWith('new') ? people.minutes.newRecord : people.minutes.edit;

const recognizes = ({ edit }: Fate, when: string, luck: Luck): boolean =>
  edit.isBad && luck(`${edit.id}/${when}/recognized`) < people.recognized;

function decide(wiki: Wiki, fate: Fate, by: UserId, now: number, rules: TrustRules, luck: Luck): void {
  const { edit } = fate;
  fate.decidedAt = now;
  const chance = luck(`${edit.id}/judged`);
  if (recognizes(fate, 'queue', luck) || (!edit.isBad && chance < people.rejectedByMistake)) {
    record(wiki, fate, 'rejected', by, now, rules);
    return;
  }
  goLive(wiki, fate, now);
  record(wiki, fate, !edit.isBad && chance > 1 - people.amended ? 'amended' : 'accepted', by, now, rules);
}

/** Reverts an edit and queues audits of the author's unaudited others. */
function revert(wiki: Wiki, fate: Fate, by: UserId, now: number, rules: TrustRules): void {
  if (fate.endedAt !== undefined) return;
  fate.endedAt = now;
  wiki.standingBad.delete(fate);
  record(wiki, fate, 'reverted', by, now, rules);
  const own = wiki.unaudited.get(fate.edit.editor.id) ?? [];
  const swept = own.filter(({ edit }) => now - edit.at < people.sweptDays * dayMs && edit !== fate.edit);
  wiki.audits.push(...swept);
  wiki.unaudited.set(fate.edit.editor.id, []);
}
