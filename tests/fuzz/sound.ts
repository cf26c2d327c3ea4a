/** What holds after each input, whatever the parser makes of it. */
import { Wrong } from './parser.ts'

const shared = [Object, Array, String, Number, Boolean, Function, Map, Set, Promise, RegExp, Date]
const prototypes: readonly object[] = shared.map(({ prototype }) => prototype as object)

/** What every object has: by name, with what stands there. */
function sharedNow(): readonly (readonly [PropertyKey, unknown])[][] {
  return [...prototypes, ...shared].map((holder) =>
    Reflect.ownKeys(holder).map(
      (name) => [name, Object.getOwnPropertyDescriptor(holder, name)?.value] as const,
    ),
  )
}

const sharedBefore = sharedNow()

/** @throws Wrong where something that all objects share is not as it was */
export function checkShared(): void {
  const now = sharedNow()
  for (const [at, before] of sharedBefore.entries()) {
    const found = now[at] ?? []
    const isSame =
      found.length === before.length &&
      before.every(
        ([name, value], place) => found[place]?.[0] === name && Object.is(found[place]?.[1], value),
      )
    if (!isSame) throw new Wrong('something that all objects share was changed')
  }
}

/** The same, quickly: whether something was added. */
export function checkNothingAdded(): void {
  for (const name in {}) throw new Wrong(`every object has ${name} now`)
}

/** As many parts of a value are looked at. */
const most = 5_000

/** @throws Wrong where a part of what was read has taken on a prototype from outside */
export function checkPlain(read: unknown, input: unknown): void {
  const waiting = [read]
  for (let seen = 0; seen < most && waiting.length > 0; seen += 1) {
    const part = waiting.pop()
    // What is passed on as it came is what its next reader reads.
    if (typeof part !== 'object' || part === null || part === input) continue
    const prototype: unknown = Object.getPrototypeOf(part)
    if (prototype !== null && !prototypes.some((known) => known === prototype))
      throw new Wrong('a part of what was read has a prototype of its own')
    waiting.push(...(part instanceof Map || part instanceof Set ? part.values() : Object.values(part)))
  }
}

/** Freezes what goes in: to write into it is a fault. */
export function frozen(input: unknown): unknown {
  const waiting = [input]
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (typeof part !== 'object' || part === null || Object.isFrozen(part) || ArrayBuffer.isView(part))
      continue
    Object.freeze(part)
    for (const inner of Object.values(part))
      if (typeof inner === 'object' && inner !== null) waiting.push(inner)
  }
  return input
}
