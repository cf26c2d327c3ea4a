import { describe, expect, it } from 'vitest'

import { pathsCommand } from './command.ts'

interface Told {
  readonly paths: readonly {
    readonly way: readonly { readonly event: string }[]
    readonly begins: readonly string[]
    readonly steps: readonly {
      readonly of: string
      readonly event: string
      readonly changed: readonly string[]
      readonly transitions: readonly string[]
    }[]
  }[]
}

async function printed(...words: string[]): Promise<string> {
  const { text, isError } = await pathsCommand(words)
  expect(isError, text).toBe(false)
  return text
}

async function told(...words: string[]): Promise<Told> {
  return JSON.parse(await printed(...words, '--format', 'json'))
}

const saidIn = ({ steps }: Told['paths'][number]): string[] => steps.map(({ of, event }) => `${of}: ${event}`)
const toPress = [
  'betSlip: the kept slip is read: empty',
  'betSlip: press home',
  'betSlip: the prices come',
  'betSlip: the range comes',
  'betSlip: stake 100',
  'betSlip: place',
  'batch: it is written down',
]

describe('paths across machines', () => {
  it('lead from 4401 on a channel to the end of the session and of the client [CHART-03] [LIVE-04] [SRV-07]', async () => {
    const { paths } = await told(
      'app+session+socket',
      '--to',
      'app.ended.expired',
      '--via',
      'the server refuses the token',
    )
    expect(paths).toHaveLength(1)
    const [path] = paths
    expect(path === undefined ? [] : saidIn(path)).toEqual([
      'app: the start is read',
      'app: a member is launched',
      'eventsChannel: the server refuses the token',
    ])
    expect(path?.steps.at(-1)?.transitions).toEqual([
      'socket.open --socket.closed#0 [isTokenRefused]--> socket.closedForGood',
      'app.running.events.connected --xstate.done.actor.eventsChannel#0 [isUnauthorized]--> app.running.events.refused',
      'session.active --channel.unauthorized#0--> session.expired',
      'app.running --xstate.done.actor.session#0 [isExpired]--> app.ended.expired',
    ])
    expect(path?.steps.at(-1)?.changed).toEqual([
      'app.ended.expired',
      'session.not running',
      'eventsChannel.not running',
    ])
  })

  it('lead from a press to a receipt through slip, batch and placement [CHART-03] [SLIP-17] [SLIP-18]', async () => {
    const words = ['betSlip+batch+placement', '--to', 'betSlip.placement.answered', '--via']
    const placed = await told(...words, 'place,it is placed')
    expect(placed.paths.map(saidIn)).toEqual([
      [...toPress, 'placement: it is placed', 'placement: it is closed'],
    ])
    expect(placed.paths[0]?.steps.map(({ changed }) => changed.join(', ')).slice(5)).toEqual([
      'betSlip.placement.underWay.placing, batch.recording',
      'batch.placing, placement.sending',
      'placement.closing',
      'betSlip.range.idle, betSlip.terms.none, betSlip.placement.answered, batch.not running, placement.not running',
    ])
    // Its reply is lost: the slip asks, by way of the batch, and the same bet is found.
    const unknown = await told(...words, 'the reply cannot be read,asked: placed')
    expect(unknown.paths.map(saidIn)).toEqual([
      [
        ...toPress,
        'placement: the reply cannot be read',
        'betSlip: check now',
        'placement: asked: placed',
        'placement: it is closed',
      ],
    ])
    const [lost, asked] = unknown.paths[0]?.steps.slice(7) ?? []
    expect(lost?.changed).toEqual(['betSlip.placement.underWay.outcomeUnknown', 'placement.outcomeUnknown'])
    expect(asked?.transitions.map((name) => name.split(/[. ]/)[0])).toEqual(['betSlip', 'batch', 'placement'])
  })

  it('begin where they are told to, go round what is to be avoided, and follow events [CHART-03]', async () => {
    const of = 'betSlip+batch+placement'
    const { paths } = await told(
      of,
      '--from',
      'placement.outcomeUnknown',
      '--to',
      'placement.closing',
      '--avoid',
      'check now',
    )
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) {
      expect(path.begins).toContain('placement.outcomeUnknown')
      expect(saidIn(path)).not.toContain('betSlip: check now')
    }
    const along = await told(of, '--events', 'the kept slip is read,press home')
    expect(along.paths.map(saidIn)).toEqual([toPress.slice(0, 2)])
  })

  it('are told as a table and as scenarios [CHART-03]', async () => {
    const words = ['app+session+socket', '--to', 'app.ended.expired', '--via', 'the server refuses the token']
    expect(await printed(...words)).toMatch(
      /\n1\. begins in app\.starting\n +1 +app +the start is read +app\.launching\n(.*\n)+ +3 +eventsChannel +the server refuses the token +app\.ended\.expired, .*\n +socket\.open --socket\.closed#0 \[isTokenRefused\]--> socket\.closedForGood\n/,
    )
    expect(await printed(...words, '--format', 'gherkin')).toMatch(
      / {4}Given app is in starting\n {4}When the start is read \(app\)\n {4}Then app is in launching\n/,
    )
  })

  it.each([
    [['app+session'], 'There is no set of machines app+session.'],
    [['app+session+socket', '--to', 'app.endd'], 'Did you mean app.ended?'],
    [
      ['app+session+socket', '--avoid', 'the server refuses the tokn'],
      'Did you mean the server refuses the token?',
    ],
    [['app+session+socket', '--format', 'playwright'], 'and no spec.'],
    [['app+session+socket', '--strategy', 'simple'], 'shortest paths and those of --events'],
    [
      ['app+session+socket', '--from', 'app.ended', '--to', 'app.running'],
      'No path of app+session+socket leads from app.ended to app.running.',
    ],
  ])('say of %s what is wrong, and what there is [CHART-03]', async (words, said) => {
    const { text, isError } = await pathsCommand(words)
    expect([isError, text]).toEqual([true, expect.stringContaining(said)])
  })
})
