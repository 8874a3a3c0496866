import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { JavaClass } from './javaClass';

const packages = 'com/google/cloud/datastore/emulator/impl';
const observer = `${packages}/util/WrappedStreamObserver`;
const stream = `${packages}/firestore/CloudFirestoreV1ListenStream`;
const manager = `${packages}/watch/ListenStreamManager`;

const op = {
  ...{
    nop: 0x00,
    aload0: 0x2a,
    aload1: 0x2b,
    aload2: 0x2c,
    aload3: 0x2d,
    astore2: 0x4d,
    astore3: 0x4e,
    dup: 0x59,
  },
  ...{ return: 0xb1, getfield: 0xb4, invokevirtual: 0xb6, invokespecial: 0xb7, invokeinterface: 0xb9 },
  ...{ new: 0xbb, athrow: 0xbf, checkcast: 0xc0, monitorenter: 0xc2, monitorexit: 0xc3 },
} as const;

const repairs: Readonly<Record<string, (of: JavaClass) => void>> = {
  [observer]: dropAfterEnd,
  [stream]: (of) => {
    answerUnderLock(of);
    forgetEnded(of);
  },
};

/**
 * Writes repaired versions of the emulator's classes for listeners into the folder; it comes first on the class path,
 * so Java prefers them to the jar's. Throws if the jar's classes differ from those that the repairs were written for.
 */
export function writeRepairedClasses(jar: string, folder: string): void {
  const files = unzipSync(readFileSync(jar), { filter: ({ name }) => name.replace('.class', '') in repairs });
  const repaired = Object.entries(repairs).map(([name, repair]) => {
    const file = `${name}.class`;
    const bytes = files[file];
    if (!bytes) throw new Error(`Expected ${file} in ${jar}, found none`);
    const one = new JavaClass(bytes);
    repair(one);
    return { path: join(folder, file), bytes: one.toBytes() };
  });
  // All or none: a stream that drops messages must also be forgotten.
  for (const { path, bytes } of repaired) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

/**
 * Drops a message to a stream that has ended. The emulator throws instead, so a stored write fails, and the remaining
 * listeners miss it.
 */
function dropAfterEnd(of: JavaClass): void {
  const closed = `${packages}/util/StreamTransportClosedException`;
  const throwing = [
    ...[op.new, ...of.operand(`class ${closed}`), op.dup, op.aload2],
    ...[op.invokespecial, ...of.operand(`${closed}.<init>:(Ljava/lang/RuntimeException;)V`), op.athrow],
  ];
  of.patch(
    'onNext:(Ljava/lang/Object;)V',
    14,
    throwing,
    throwing.map(() => op.nop),
  );
}

/**
 * Answers a listener's request under the lock that a write holds while it notifies the listeners. Otherwise both write
 * to one stream at the same time: bytes of two messages mix, or an older state of a query comes after a newer one.
 */
function answerUnderLock(of: JavaClass): void {
  const request = 'com/google/firestore/v1/ListenRequest';
  of.replace('onNext:(Ljava/lang/Object;)V', {
    maxStack: 2,
    maxLocals: 4,
    code: [
      ...[
        op.aload0,
        op.getfield,
        ...of.operand(`${stream}.manager:L${manager};`),
        op.dup,
        op.astore2,
        op.monitorenter,
      ],
      ...[op.aload0, op.aload1, op.checkcast, ...of.operand(`class ${request}`)],
      ...[op.invokevirtual, ...of.operand(`${stream}.onNext:(L${request};)V`)],
      ...[op.aload2, op.monitorexit, op.return],
      ...[op.astore3, op.aload2, op.monitorexit, op.aload3, op.athrow],
    ],
    handler: { from: 7, to: 15, at: 18, locals: [stream, 'java/lang/Object', manager] },
  });
}

/** Removes a stream that has ended. The emulator keeps its queries and runs them with every write. */
function forgetEnded(of: JavaClass): void {
  const field = (name: string, type: string) => [
    op.aload0,
    op.getfield,
    ...of.operand(`${stream}.${name}:L${type};`),
  ];
  const forget = [
    ...field('manager', manager),
    ...field('streamId', `${packages}/watch/StreamId`),
    ...[op.invokevirtual, ...of.operand(`${manager}.removeStream:(L${packages}/watch/StreamId;)V`)],
  ];
  const responses = 'io/grpc/stub/StreamObserver';
  of.replace('onError:(Ljava/lang/Throwable;)V', { maxStack: 2, maxLocals: 2, code: [...forget, op.return] });
  of.replace('onCompleted:()V', {
    maxStack: 2,
    maxLocals: 1,
    code: [
      ...forget,
      ...field('responseObserver', responses),
      ...[op.invokeinterface, ...of.operand(`${responses}.onCompleted:()V`), 1, 0],
      op.return,
    ],
  });
}
