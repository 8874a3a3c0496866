import { FieldValue } from 'firebase-admin/firestore';
import { accounts, database, unique } from './records';

/** Texts of attackers who want a script to run, a link to mislead, or a page to break; each is a valid name. */
export const hostile = {
  script: "<script>window.hacked='script'</script>",
  image: '<img src=x onerror="window.hacked=\'img\'">',
  drawing: "\"><svg/onload=window.hacked='svg'>",
  link: "[click](javascript:window.hacked='link')",
  address: "javascript:window.hacked='address'//https://example.com",
  data: "data:text/html,<script>opener.hacked='data'</script>",
  template: "{{constructor.constructor('window.hacked=1')()}}${window.hacked=1}",
  backwards: '\u202Eevil\u2066\u202E gnp.exe\u200F\u061C',
  stacked: `Z${'\u0335\u0489\u0316\u0317'.repeat(20)}`,
  wide: 'W'.repeat(100),
} as const;

const sources = [
  hostile.address,
  hostile.data,
  'JaVaScRiPt:window.hacked=1',
  ' javascript:window.hacked=1',
  'https://example.com/"><img src=x onerror=window.hacked=1>',
  'https://[broken',
  `https://example.com/${'a'.repeat(400)}`,
  hostile.image,
];

export async function storeHostile() {
  const db = database();
  const id = unique('hostile').replaceAll(' ', '-');
  const stamps = {
    created: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
    deleted: false,
  };
  const sport = { id: 'armw' };
  const date = new Date().toISOString().slice(0, 10);
  const author = { id };
  const event = {
    name: hostile.image,
    date,
    sport,
    author,
    youtube: '"><script>window.hacked=1</script>',
    location: hostile.script,
    organization: hostile.wide,
    dateNote: hostile.drawing,
    source: sources,
    valid: 1,
    ...stamps,
  };
  const names = [
    hostile.script,
    hostile.wide,
    hostile.backwards,
    hostile.stacked,
    hostile.address,
    hostile.template,
  ];
  const players = names.map((name, at) => ({ id: `${id}-${at}`, name }));
  const [first, second] = players;
  if (!first || !second) throw new Error('Expected two players');
  const editor = await accounts().getUserByEmail('editor@example.com');

  const delta = (key: string, rest: object) =>
    db.doc(`delta/${id}-${key}`).set({
      collection: 'event',
      docId: id,
      field: 'name',
      value: hostile.drawing,
      base: hostile.image,
      author: id,
      timestamp: FieldValue.serverTimestamp(),
      status: 'new',
      note: `${hostile.script} ${hostile.link} ${hostile.wide}`,
      source: hostile.address,
      ...rest,
    });
  const decided = { decidedBy: id, decidedAt: FieldValue.serverTimestamp() };
  await Promise.all([
    db.doc(`profile/${id}`).set({ name: hostile.image, since: FieldValue.serverTimestamp() }),
    db.doc(`event/${id}`).set(event),
    db.doc(`event/${id}-review`).set({ ...event, name: hostile.wide, valid: 0 }),
    ...players.map((player) =>
      db.doc(`player/${player.id}`).set({
        name: player.name,
        author,
        country: hostile.drawing,
        aliases: Object.values(hostile),
        nameNote: hostile.script,
        ...stamps,
      }),
    ),
    ...players.slice(1).map((player, at) =>
      db.doc(`match/${id}-${at}`).set({
        date,
        event: { id: at === 0 ? `${id}-review` : id, date, sport },
        player1: { ...first, score: 3, result: 'W' },
        player2: { ...player, score: 1, result: 'L' },
        gender: 'M',
        arm: 'R',
        order: at,
        youtube: 'javascript:1',
        round: hostile.image,
        weightNote: hostile.wide,
        armNote: hostile.script,
        confidence: hostile.drawing,
        source: sources,
        updatedAt: FieldValue.serverTimestamp(),
        deleted: false,
      }),
    ),
    delta('open', { problem: hostile.script, problemAt: FieldValue.serverTimestamp() }),
    delta('player', {
      collection: 'player',
      docId: first.id,
      value: hostile.wide,
      base: hostile.script,
      source: hostile.data,
    }),
    delta('applied', { status: 'applied', before: hostile.script, ...decided }),
    delta('mine', { author: editor.uid, value: hostile.wide }),
    delta('refused', {
      author: editor.uid,
      status: 'rejected',
      reason: `${hostile.image} ${hostile.wide}`,
      ...decided,
    }),
  ]);
  return {
    id,
    event: `/sport/armw/event/${id}`,
    player: `/player/${first.id}`,
    longPlayer: `/player/${second.id}`,
    remove: async () => {
      const gone = { deleted: true, updatedAt: FieldValue.serverTimestamp() };
      await Promise.all([
        db.doc(`event/${id}`).update(gone),
        db.doc(`event/${id}-review`).update(gone),
        ...players.map((player) => db.doc(`player/${player.id}`).update(gone)),
        ...players.slice(1).map((_, at) => db.doc(`match/${id}-${at}`).update(gone)),
        ...['open', 'player', 'applied', 'mine', 'refused'].map((key) =>
          db.doc(`delta/${id}-${key}`).delete(),
        ),
      ]);
    },
  };
}
