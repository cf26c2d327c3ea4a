import type { Recording } from '#recording/entries.ts'
import { NotARecording, readEntries, readRecording } from '#recording/readRecording.ts'
import { createRedactor } from '#recording/redact.ts'
/** Files: recorded sessions, which anybody may send, and themes; and what a recording keeps of what was said. */
import { payloadOf } from '#recording/timeline/describe.ts'
import { noFilter, placesOf } from '#recording/timeline/filter.ts'
import { lanesOf, rootOf, sentOf } from '#recording/timeline/sequence.ts'
import { storyboardOf } from '#recording/timeline/storyboard.ts'
import { createTimeline, stateWords } from '#recording/timeline/timeline.ts'
import { keptBody, keptPath } from '#src/recording/bodies.ts'
import { isColour } from '#src/ui/theme/colour.ts'
import { readTheme } from '#src/ui/theme/theme.ts'

import { replies } from '../contract.ts'
import { type Parser, refusing, Wrong } from '../parser.ts'

const recording = {
  format: 'slipway-recording',
  version: 1,
  client: '202611210600',
  began: '2026-11-21T06:00:00.000Z',
  opened: '/v8/events',
  dropped: 7,
  entries: [
    {
      at: 0,
      kind: 'began',
      actor: 'app',
      machine: 'app',
      value: { running: { events: 'closed' } },
      context: {},
    },
    {
      at: 1,
      kind: 'step',
      actor: 'app/x',
      from: 'app',
      event: { type: 'odds.changed', of: 1 },
      transitions: ['a'],
      value: 'a',
    },
    { at: 2, kind: 'ended', actor: 'app', status: 'done' },
    { at: 3, kind: 'burst', actor: 'app', event: 'quote.arrived', count: 3 },
    {
      at: 4,
      kind: 'call',
      method: 'GET',
      path: '/wallet/',
      status: null,
      body: null,
      took: 9,
      isGivenUp: true,
    },
    { at: 5, kind: 'channel', channel: 'events', what: 'message', data: {} },
    { at: 6, kind: 'went', path: '/events' },
  ],
}

/** All that a page of the charts makes of a recording: nothing in it may break the page, or become part of it. */
function shown(read: Omit<Recording, 'format' | 'version'>): unknown {
  const { entries } = read
  const timeline = createTimeline()
  timeline.append(entries)
  for (const place of entries.keys()) for (const { value } of timeline.actorsAt(place)) stateWords(value)
  const html = storyboardOf(read)
  if (/<(?:script|img|svg|iframe|a)[\s/>]/i.test(html))
    throw new Wrong('markup of the recording is in the page')
  const places = placesOf(entries, noFilter)
  const root = rootOf(entries)
  return [places, lanesOf(entries, places), entries.map((entry) => [payloadOf(entry), sentOf(entry, root)])]
}

/** What is kept of something that was said, and once more when it is saved; nothing of a secret stays in it. */
function redacted(said: unknown): unknown {
  const redactor = createRedactor()
  redactor.learnName('alice')
  redactor.learn('session-8c41')
  const body = redactor.again(keptBody(said, redactor))
  const text = JSON.stringify(body) ?? ''
  if (text.includes('session-8c41')) throw new Wrong('a token was kept')
  return body
}

export const files: readonly Parser[] = [
  {
    file: 'recording/readRecording.ts',
    name: 'readRecording',
    form: 'jsonText',
    samples: [recording],
    read: refusing(NotARecording, (input) => shown(readRecording(String(input)))),
  },
  {
    file: 'recording/readRecording.ts',
    name: 'readEntries',
    form: 'posted',
    samples: [recording.entries],
    read: refusing(NotARecording, (input) =>
      Array.isArray(input) ? shown({ ...recording, entries: readEntries(input) }) : null,
    ),
  },
  {
    file: 'recording/redact.ts',
    name: 'createRedactor',
    form: 'posted',
    samples: [
      { type: 'odds.changed', key: 'a'.repeat(32), quotes: { a: { euro: '1.95' } }, token: 'session-8c41' },
    ],
    read(input) {
      const redactor = createRedactor()
      const event =
        typeof input === 'object' && input !== null ? { ...input, type: 'a' } : { type: 'a', input }
      return [redactor.event(event), redactor.context(input), redactor.text(String(Object(input).text))]
    },
  },
  {
    file: 'src/recording/bodies.ts',
    name: 'keptBody',
    form: 'json',
    samples: [
      ...replies('launchGame'),
      ...replies('getMember'),
      ...replies('listTransactions'),
      ...replies('listNotifications'),
      { token: 'session-8c41', memberCode: 'alice', message: 'alice has session-8c41' },
    ],
    read: redacted,
  },
  {
    file: 'src/recording/bodies.ts',
    name: 'keptPath',
    form: 'text',
    samples: [
      '/api/v8/events/1001/?lang=en&token=session-8c41',
      'wss://a.test/game-client/v8/events/?auth_token=a',
    ],
    read: refusing(TypeError, (input) => keptPath(String(input), createRedactor())),
  },
  {
    file: 'src/ui/theme/theme.ts',
    name: 'readTheme',
    form: 'json',
    samples: replies('getTheme'),
    read: refusing(null, (input) => {
      const theme = readTheme(input)
      if (theme !== null && !Object.values(theme).every(isColour))
        throw new Wrong('a theme has something else than colours')
      return theme
    }),
  },
]
