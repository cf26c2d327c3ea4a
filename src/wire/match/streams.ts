import { object, pipe, string, transform } from 'valibot'

import type { Stream } from '#domain/stream.ts'

import { webAddress } from './addresses.ts'
import { exactly, read, readable, type Tell } from './read.ts'

const stream = pipe(
  object({ streamId: string(), label: string(), kind: exactly('streamKind'), url: webAddress }),
  transform((fields): Stream => fields),
)
const streams = object({ results: readable(stream) })

/**
 * An event's streams, best first. One of a kind that is not known, or whose address is none, is left out and told.
 * @throws Unreadable
 */
export function readStreams(value: unknown, onLeftOut: Tell): Stream[] {
  return read(streams, value, onLeftOut).results
}
