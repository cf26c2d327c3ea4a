import { object, pipe, string, transform } from 'valibot'

import type { Stream } from '#domain/market/stream.ts'
import { webAddress } from '#src/wire/base/addresses.ts'
import { exactly, read, readable, type Tell } from '#src/wire/base/read.ts'

const stream = pipe(
  object({ streamId: string(), label: string(), kind: exactly('streamKind'), url: webAddress }),
  transform((fields): Stream => fields),
)
const streams = object({ results: readable(stream) })

/**
 * An event's streams, best first. One of an unknown kind, or with an invalid address, is left out and told.
 * @throws Unreadable
 */
export function readStreams(value: unknown, onLeftOut: Tell): Stream[] {
  return read(streams, value, onLeftOut).results
}
