import type { Model, Steps } from '#tests/model/graph.ts'
import { over, tells } from '#tests/model/steps.ts'
import { withStubs } from '#tests/model/stub.ts'

import { streamMachine } from '../machine.ts'
import type { StreamContext, Watched } from '../types.ts'

export const stream = withStubs(streamMachine)

const watchedAs = (streamId: string, kind: Watched['stream']['kind']): Watched => ({
  eventId: 'e1',
  title: 'Home v Away',
  stream: { streamId, label: streamId, kind, url: `https://video.test/${streamId}` },
})
export const played = watchedAs('english', 'hls')
export const another = watchedAs('spanish', 'hls')
export const framed = watchedAs('channel', 'iframe')

const steps = {
  'a stream is opened': { type: 'stream.opened', watched: played },
  'another is opened': { type: 'stream.opened', watched: another },
  'a framed one is opened': { type: 'stream.opened', watched: framed },
  'it is closed': { type: 'stream.closed' },
  retry: { type: 'retry.requested' },
  'it begins or goes on': tells('play', { type: 'picture.awaited' }),
  'a picture comes': tells('play', { type: 'picture.arrived' }),
  'the picture stands still': tells('play', { type: 'picture.stalled' }),
  'it is paused': tells('play', { type: 'picture.paused' }),
  'it is over': tells('play', { type: 'stream.ended' }),
  'it breaks': tells('play', { type: 'stream.failed' }),
  'half a minute passes': over('patience'),
} satisfies Steps

export const streamModels: Readonly<Record<string, Model<StreamContext>>> = {
  'what is watched': {
    machine: stream,
    input: undefined,
    steps,
    facts: ({ watched }) => ({ watched: watched?.stream.streamId ?? null }),
    limit: 1_000,
  },
}
