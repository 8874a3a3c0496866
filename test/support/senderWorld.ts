import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { CommitAnswer, User } from '@/backend/backend';
import { BackendError, type BackendErrorCode } from '@/backend/errors';
import { scopeKey } from '@/backend/scope';
import '@/wiki/outbox/allCommandKinds';
import { noticeShown, type Notice } from '@/wiki/notices/noticesSlice';
import { startOutboxSender } from '@/wiki/outbox/outboxSender';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { userChanged } from '@/wiki/session/sessionSlice';
import type { Command, CommandId } from '@/model/proposals/command';
import { userId } from '@/model/ids';
import { effectStore } from './effectStore';

export const user = (uid: string, moderator = false): User => ({
  uid: userId(uid),
  email: null,
  name: null,
  moderator,
  emailVerified: true,
  admin: false,
});

/** A sender beside a store, with a backend whose answers the test gives; it needs jest's fake timers. */
export function senderWorld() {
  const notices: Notice[] = [];
  const noting: Middleware = () => (next) => (action) => {
    if (noticeShown.match(action)) notices.push(action.payload);
    return next(action);
  };
  const store = effectStore(noting);
  const sent: CommandId[] = [];
  const answers: { resolve: (answer?: CommitAnswer) => void; reject: (error: unknown) => void }[] = [];
  const holds: string[] = [];
  const online: (() => void)[] = [];
  /** The command in each row, now or later; without an entry, the store's. */
  const rows = new Map<CommandId, Command | undefined | Promise<Command | undefined>>();
  const dispatch = (action: UnknownAction) => void store.dispatch(action);
  const stop = startOutboxSender({
    backend: {
      commit: ({ id }) => {
        sent.push(id);
        return new Promise((resolve, reject) => answers.push({ resolve, reject }));
      },
    },
    store,
    dispatch,
    hold: (scope) => {
      holds.push(scopeKey(scope));
      return () => void holds.splice(holds.indexOf(scopeKey(scope)), 1);
    },
    loadCommand: async (id) =>
      rows.has(id) ? rows.get(id) : store.getState().outbox.commands.find((each) => each.id === id),
    exclusively: (_uid, work) => work(),
    whenOnline: (listener) => {
      online.push(listener);
      return () => void online.splice(0);
    },
    now: Date.now,
    random: () => 0.5,
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  });
  return {
    sent,
    notices,
    holds,
    rows,
    comesOnline: () => online.forEach((listener) => listener()),
    stop,
    dispatch,
    commands: () => store.getState().outbox.commands,
    queue: (...commands: readonly Command[]) =>
      commands.forEach((each) => dispatch(outboxActions.queued(each))),
    picks: () => store.getState().picks.byMatch,
    answer: async (answer?: CommitAnswer) => {
      answers.shift()!.resolve(answer);
      await wait(5);
    },
    refuse: async (code: BackendErrorCode) => {
      answers.shift()!.reject(new BackendError(code, 'No'));
      await wait(5);
    },
  };
}

export function signedInSender() {
  const world = senderWorld();
  world.dispatch(userChanged(user('editor')));
  return world;
}

export const wait = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
