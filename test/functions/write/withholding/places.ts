import { delta, event, longAgo, match, player, type Docs } from '../../documents';

/** The person who is taken down; the name is unique. */
export const name = 'Zéphyrine Quxley';
/** Other spellings, and the forms in addresses, account names and ids. */
export const spellings = [
  ...['zephyrine', 'quxley', 'zéphyrine', 'zefirina', 'ゼフィリン', 'zehuirin'],
  // With a joiner, and with Cyrillic letters.
  ...['qu\u200Dxley', 'qu\u0445l\u0435y'],
];
/** The names that an admin confirms, to be searched everywhere. */
export const names = [name, 'ゼフィリン・クスリー', 'Zeff'];
/** An id made from the name, as in the first data set. */
export const id = 'zephyrine-quxley';
/** A random id, which stays. */
export const merged = 'Mb4kT9wQx2LrV7cYn5Hd';
/** Ids in the clients' form that their authors chose after the name: of a proposal and of a bundle. */
const chosen = 'ZephyrineQuxley00001';
const bundle = 'quxleyzephyrine00002';
/** An id made from a spelling that nothing on the page has any more. */
const buried = 'zefirina-k';

const at = longAgo;
const reply = (text: string) => ({ id: 'r', by: 'other', at, text });
const side = { id, name };
const applied = { status: 'applied', decidedBy: 'mod', decidedAt: at };
export const facts = {
  aliases: ['Zeff', 'Quxley Z.'],
  spellings: ['Zefyrine Quxlay'],
  formerNames: [{ name: 'Zéphyrine Abc', until: '2019-01-01' }],
  birthYear: 1990,
  instagram: 'zephyrine.quxley',
  picture: 'M42',
  site: 'https://zephyrinequxley.example',
  source: ['https://results.example/Zephyrine_Quxley.html'],
  note: 'Zeff is from Oslo',
  nameNote: 'Also QUXLEY Zephyrine',
};
const other = { id: 'p2', name: 'Bea' };
const newMatch = {
  date: '2020-02-02',
  ...{ player1: side, player2: other, gender: 'W', order: 1 },
  event: { id: 'e', date: '2020-02-02', sport: { id: 'armw' } },
};

/** Every field of each collection that can contain a player's name. */
export const everyPlace: Docs = {
  [`player/${id}`]: player(name, facts),
  [`player/${merged}`]: player('Zephyrine Quxlei', {
    ...{ sameAs: id, aliases: [name], slug: 'zephyrine-quxlei' },
  }),
  'slug/player.zephyrine-quxlei': { collection: 'player', id: merged },
  'slug/event.zephyrine-quxley-v-bea': { collection: 'event', id: 'e' },
  'slug/event.zehuirinkusuri-cup': { collection: 'event', id: 'kana' },
  'event/kana': event({ name: 'ゼフィリン・クスリー Cup', slug: 'zehuirinkusuri-cup' }),
  'slug/player.bea': { collection: 'player', id: 'p2' },
  'crowd/e': { counts: [{ match: 'm', player: id, count: 20 }], at },
  'player/p2': player('Bea', {
    slug: 'bea',
    note: `Sister of ${name}`,
    differentFrom: [id],
    source: ['https://x.example/a', `https://x.example/${encodeURIComponent(name)}`],
  }),
  [`player/${buried}`]: player('Zephyrine Quxley', { sameAs: id, deleted: true, deletedIn: 'a1', ...facts }),
  'match/m': match({
    player1: { ...side, score: 3 },
    player2: { ...other, score: 1 },
    title: 'Zeff title',
    note: `${name.toUpperCase()} was ill`,
    source: [`https://x.example/zephyrine-quxley-vs-bea`, 'https://x.example/b'],
    conflict: 'Quxley, Zéphyrine has 2 elsewhere',
  }),
  'match/gone': match({ player1: other, player2: side, deleted: true, deletedIn: 'a1' }),
  'match/others': match({ player1: other, player2: { id: 'p3', name: 'Cid' } }),
  'event/e': event({
    name: `Zephyrine Quxley v Bea`,
    slug: 'zephyrine-quxley-v-bea',
    note: 'Zeff won, ゼフィリン・クスリー',
    link: 'https://x.example/quxley_zephyrine',
  }),
  'delta/named': delta('player', id, 'name', name, {
    ...applied,
    base: 'Zephyrin Quxley',
    before: 'Z. Quxley',
  }),
  'delta/facts': delta('player', id, '', facts, {
    ...{ ...applied, base: { note: name }, before: { note: name }, note: `${name} told me`, source: 'Zeff' },
    ...{ amended: { proposed: facts, by: 'mod' }, thread: { 0: reply(`Is it ${name}?`) } },
  }),
  'delta/open': delta('player', id, 'city', 'Oslo', { note: `${name} lives there` }),
  'delta/rejected': delta('player', id, 'name', 'Zephyrine Q', { status: 'rejected', reason: name }),
  'delta/deleted': delta('player', buried, '', null, { ...applied, before: player(name, facts) }),
  'delta/match': delta('match', '', '', newMatch, { note: name, thread: { 0: reply('Zeff!') } }),
  'delta/matchApplied': delta('match', 'm', 'player1', side, {
    ...{ ...applied, base: side, before: side, source: 'https://x.example/quxley-zephyrine' },
    amended: { proposed: side, by: 'mod' },
  }),
  'delta/link': delta('event', 'e', 'link', 'https://x.example/quxley_zephyrine', {
    ...applied,
    before: null,
  }),
  [`delta/${chosen}`]: delta('player', 'p2', 'city', 'Oslo', { ...applied, bundle, before: null }),
  'delta/joined': delta('event', 'e', 'note', 'Z\u00E9phyrine Qu\u200Dxley', {
    ...{ ...applied, before: 'Zephyrine Qu\u0445l\u0435y', bundle },
    reverted: { by: 'mod', in: chosen, at },
  }),
  'delta/same': delta('player', 'p2', 'differentFrom', [id], { ...applied, before: null }),
  'publicLog/a1': {
    kind: 'deleteRecord',
    ...{ by: 'mod', at, target: { collection: 'player', id, name } },
  },
  'publicLog/a4': {
    kind: 'deleteRecord',
    by: 'mod',
    at,
    target: { collection: 'match', id: 'gone', name: `Bea v ${name}` },
  },
  'actLog/a1': {
    kind: 'deleteRecord',
    by: 'mod',
    at,
    done: true,
    target: { collection: 'player', id, name },
    before: player(name, { ...facts, wikidata: 'Q42' }),
  },
  'actLog/a2': {
    ...{ kind: 'deleteDelta', by: 'mod', at, done: true, target: { collection: 'delta', id: 'd0', name } },
    before: delta('player', id, 'name', 'Zephyrine Q', { note: name }),
  },
  'actLog/a3': {
    ...{ kind: 'deleteDelta', by: 'mod', at, done: true, target: { collection: 'delta', id: 'd1', name } },
    before: delta('match', '', '', newMatch),
  },
  'actLog/b1': {
    ...{ kind: 'ban', by: 'mod', reason: `Insulted ${name}`, at, done: true },
    target: { collection: 'user', id: 'u' },
  },
  'report/r1': { collection: 'player', docId: id, name, text: `${name} is 30`, at, open: true },
  'report/r2': {
    collection: 'match',
    docId: 'm',
    name: `${name} v Bea`,
    text: 'Zeff lost',
    at,
    open: false,
    closed: { by: 'mod', at, note: name },
  },
  'personRequest/q1': {
    collection: 'player',
    docId: id,
    text: `I am ${name}`,
    contact: 'zephyrine@quxley.example',
    at,
  },
  'personRequest/q2': {
    collection: 'player',
    docId: merged,
    text: `I am ${name} too`,
    contact: 'z@quxley.example',
    at,
  },
  'user/u': {
    name: 'U',
    email: 'u@example.com',
    created: at,
    follows: JSON.stringify({ marks: { [`player ${id}`]: { at: 1, on: true } } }),
  },
  'user/u/news/n1': {
    at,
    delta: 'named',
    record: { collection: 'player', id, name },
    kind: 'reply',
    by: 'other',
    text: `Look at ${name}`,
  },
  'scores/m1': {
    event: 'e1',
    entries: { n1: { at: 1, phone: 'ph', stated: { kind: 'substitute', side: 'player1', value: id } } },
  },
  'live/e1': {
    revision: 1,
    at,
    matches: { m1: { score: [0, 0], rounds: [], substitutes: { player1: id } } },
  },
  'scorer/s1': { event: 'e1', name: `Table of ${name}`, from: at, by: 'mod', at },
  'user/u/pick/m1': { match: 'm1', event: 'e1', player: id, sureness: 1, changes: 1, at },
  'mail/digest-u': { to: 'u@example.com', at, message: { subject: 'News', text: `${name} has a reply` } },
  'audit/facts': { author: 'u', collection: 'player', docId: id, kinds: ['spelling'], status: 'open', at },
  [`audit/${chosen}`]: {
    author: 'u',
    collection: 'player',
    docId: 'p2',
    kinds: ['facts'],
    status: 'open',
    at,
  },
  [`notification/${chosen}`]: { uid: 'u', status: 'applied', at },
  [`user/u/news/decision-${chosen}-1`]: {
    ...{ at, delta: chosen, record: { collection: 'player', id: 'p2', name: 'Bea' } },
    ...{ kind: 'applied', by: 'mod' },
  },
  [`trust/u/act/${chosen}-applied`]: {
    ...{ what: 'applied', kinds: ['facts'], record: 'player/p2', by: 'mod', at },
  },
  'trust/u': {
    trust: { kinds: { spelling: { counted: [{ record: `player/${id}`, day: 1, by: 'mod' }], losses: 0 } } },
    version: '1',
  },
  'trust/u/act/facts-applied': {
    what: 'applied',
    kinds: ['spelling'],
    record: `player/${id}`,
    by: 'mod',
    at,
  },
};

/** Collections that cannot name a player. */
export const namelessPlaces: readonly string[] = [
  ...[
    'ban',
    'begun',
    'browserError',
    'departure',
    'errorCount',
    'errorDay',
    'figures',
    'gone',
    'lease',
    'pace',
  ],
  ...['quota', 'reportCount', 'reportDay', 'reservedName', 'review', 'role', 'secret', 'setting', 'sport'],
  ...['sportCodes', 'staleCopies', 'token', 'upkeep'],
  'profile',
  // Of accounts: players are ids there.
  ...['pickSheet', 'pickStale', 'pickTable'],
  // The work itself, until it is over.
  'withholding',
];
