const constantSizes: Readonly<Record<number, number>> = {
  ...{ 3: 4, 4: 4, 5: 8, 6: 8 },
  ...{ 7: 2, 8: 2, 9: 4, 10: 4, 11: 4, 12: 4 },
  ...{ 15: 3, 16: 2, 17: 4, 18: 4, 19: 2, 20: 2 },
};
const tags = {
  utf8: 1,
  long: 5,
  double: 6,
  class: 7,
  field: 9,
  method: 10,
  interfaceMethod: 11,
  nameAndType: 12,
} as const;

export interface MethodCode {
  readonly maxStack: number;
  readonly maxLocals: number;
  readonly code: readonly number[];
  readonly handler?: {
    readonly from: number;
    readonly to: number;
    readonly at: number;
    readonly locals: readonly string[];
  };
}

/**
 * A Java class file whose methods can get other code (Java Virtual Machine Specification, chapter 4). Constants are
 * named as `class java/lang/Object`, `Owner.field:LType;` or `Owner.method:()V`, methods as `method:()V`.
 */
export class JavaClass {
  private bytes: Buffer;
  private readonly indices = new Map<string, number>();
  private poolEnd: number;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes);
    this.poolEnd = this.readPool();
  }

  toBytes(): Uint8Array {
    return this.bytes;
  }

  operand(constant: string): readonly [number, number] {
    const index = this.indices.get(constant);
    if (index === undefined) throw new Error(`Expected the constant ${constant}, found none`);
    return [index >> 8, index & 0xff];
  }

  patch(method: string, at: number, before: readonly number[], after: readonly number[]): void {
    const { start } = this.codeAttribute(method);
    const code = this.bytes.subarray(start + 14, start + 14 + this.bytes.readUInt32BE(start + 10));
    if (!code.subarray(at, at + before.length).equals(Buffer.from(before)))
      throw new Error(`Expected other code in ${method}, found ${code.toString('hex')}`);
    code.set(after, at);
  }

  replace(method: string, { maxStack, maxLocals, code, handler }: MethodCode): void {
    const frame = handler && this.frame(handler.at, handler.locals);
    const { start, length } = this.codeAttribute(method);
    const body = Buffer.concat([
      u2(maxStack, maxLocals),
      u4(code.length),
      Buffer.from(code),
      handler ? u2(1, handler.from, handler.to, handler.at, 0) : u2(0),
      frame ? Buffer.concat([u2(1), this.attribute('StackMapTable', frame)]) : u2(0),
    ]);
    this.splice(start, 6 + length, this.attribute('Code', body));
  }

  /** The one frame of a method: full, with the exception on the stack. */
  private frame(at: number, locals: readonly string[]): Buffer {
    const object = (name: string) => Buffer.from([7, ...this.operand(this.ensureClass(name))]);
    return Buffer.concat([
      u2(1),
      Buffer.from([255]),
      u2(at, locals.length),
      ...locals.map(object),
      u2(1),
      object('java/lang/Throwable'),
    ]);
  }

  private attribute(name: string, body: Buffer): Buffer {
    return Buffer.concat([Buffer.from(this.operand(name)), u4(body.length), body]);
  }

  private ensureClass(name: string): string {
    const constant = `class ${name}`;
    if (this.indices.has(constant)) return constant;
    const count = this.bytes.readUInt16BE(8);
    const text = Buffer.from(name);
    this.splice(
      this.poolEnd,
      0,
      Buffer.concat([Buffer.from([tags.utf8]), u2(text.length), text, Buffer.from([tags.class]), u2(count)]),
    );
    this.bytes.writeUInt16BE(count + 2, 8);
    this.indices.set(name, count).set(constant, count + 1);
    this.poolEnd += text.length + 6;
    return constant;
  }

  private splice(at: number, length: number, by: Buffer): void {
    this.bytes = Buffer.concat([this.bytes.subarray(0, at), by, this.bytes.subarray(at + length)]);
  }

  private readPool(): number {
    const count = this.bytes.readUInt16BE(8);
    const at: number[] = [];
    let next = 10;
    for (let index = 1; index < count; index += 1) {
      at[index] = next;
      const tag = this.bytes.readUInt8(next);
      const size = tag === tags.utf8 ? 2 + this.bytes.readUInt16BE(next + 1) : constantSizes[tag];
      if (size === undefined) throw new Error(`Expected a kind of constant, found ${tag}`);
      // Numbers of eight bytes count as two constants.
      if (tag === tags.long || tag === tags.double) index += 1;
      next += 1 + size;
    }
    const text = (index: number): string => {
      const start = at[index] ?? 0;
      const [first, second] = [this.bytes.readUInt16BE(start + 1), this.bytes.readUInt16BE(start + 3)];
      switch (this.bytes.readUInt8(start)) {
        case tags.utf8:
          return this.bytes.toString('utf8', start + 3, start + 3 + first);
        case tags.class:
          return `class ${text(first)}`;
        case tags.nameAndType:
          return `${text(first)}:${text(second)}`;
        case tags.field:
        case tags.method:
        case tags.interfaceMethod:
          return `${text(first).slice('class '.length)}.${text(second)}`;
        default:
          return `constant ${index}`;
      }
    };
    at.forEach((_, index) => this.indices.set(text(index), index));
    return next;
  }

  private codeAttribute(method: string): { readonly start: number; readonly length: number } {
    const [name = '', descriptor = ''] = method.split(':').map((text) => String(this.indices.get(text)));
    let next = this.poolEnd + 6;
    const skipAttributes = (found?: (start: number, length: number) => void) => {
      const count = this.bytes.readUInt16BE(next);
      next += 2;
      for (let index = 0; index < count; index += 1) {
        const length = this.bytes.readUInt32BE(next + 2);
        if (this.bytes.readUInt16BE(next) === this.indices.get('Code')) found?.(next, length);
        next += 6 + length;
      }
    };
    next += 2 + 2 * this.bytes.readUInt16BE(next);
    let result: { start: number; length: number } | undefined;
    for (const isMethods of [false, true]) {
      const count = this.bytes.readUInt16BE(next);
      next += 2;
      for (let index = 0; index < count; index += 1) {
        const isIt =
          isMethods &&
          String(this.bytes.readUInt16BE(next + 2)) === name &&
          String(this.bytes.readUInt16BE(next + 4)) === descriptor;
        next += 6;
        skipAttributes((start, length) => {
          if (isIt) result = { start, length };
        });
      }
    }
    if (!result) throw new Error(`Expected a method ${method}, found none`);
    return result;
  }
}

function u2(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => bytes.writeUInt16BE(value, 2 * index));
  return bytes;
}

function u4(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
