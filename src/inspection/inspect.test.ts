import { describe, expect, it } from 'vitest'

import type { Entry } from '#recording/entries.ts'
import type { ClientSays, LookerSays } from '#recording/live.ts'

import { bridge, type BridgeWindow } from './bridge.ts'
import { beInspected, type Channel } from './inspect.ts'

const ended: Entry = { at: 1, kind: 'ended', actor: 'app', status: 'done' }

function open() {
  const said: ClientSays[] = []
  const channel: Channel = { postMessage: (message) => void said.push(message), onmessage: null }
  const tells = new Set<(entry: Entry) => void>()
  const waiting: (() => void)[] = []
  const end = beInspected({
    channel,
    version: '1',
    name: 'one',
    path: () => '/v8/events',
    since: '2026-11-21T06:00:00.000Z',
    follow(tell) {
      tells.add(tell)
      return () => tells.delete(tell)
    },
    later: (run) => void waiting.push(run),
  })
  return {
    said,
    tells,
    end,
    hear: (message: LookerSays) => channel.onmessage?.(new MessageEvent('message', { data: message })),
    happen: (entry: Entry) => tells.forEach((tell) => tell(entry)),
    turn: () => waiting.splice(0).forEach((run) => run()),
  }
}

describe('a client that can be looked into', () => {
  it('says that it is there, at once and when asked, and inspects nothing before it is followed [CHART-02]', () => {
    const { said, tells, hear } = open()
    hear({ slipwayInspection: 1, type: 'clients.asked' })
    expect(said.map(({ type }) => type)).toEqual(['here', 'here'])
    hear({ slipwayInspection: 1, type: 'follow', client: 'another', looker: 'a' })
    expect(tells.size).toBe(0)
  })

  it('tells what happens in one turn together, to each that follows, until it leaves [CHART-02]', () => {
    const { said, tells, hear, happen, turn } = open()
    hear({ slipwayInspection: 1, type: 'follow', client: 'one', looker: 'a' })
    happen(ended)
    happen(ended)
    turn()
    expect(said.at(-1)).toMatchObject({ type: 'entries', looker: 'a', entries: [ended, ended] })
    hear({ slipwayInspection: 1, type: 'leave', looker: 'a' })
    expect(tells.size).toBe(0)
  })

  it('says that it is gone, and stops [CHART-02]', () => {
    const { said, tells, hear, end } = open()
    hear({ slipwayInspection: 1, type: 'follow', client: 'one', looker: 'a' })
    end()
    expect(tells.size).toBe(0)
    expect(said.at(-1)).toEqual({ slipwayInspection: 1, type: 'gone', client: 'one' })
  })
})

describe('the bridge to a page of another origin', () => {
  function build() {
    const posted: (readonly [ClientSays, string])[] = []
    const parent = {
      postMessage: (message: ClientSays, origin: string) => void posted.push([message, origin]),
    }
    const listeners = new Map<string, (event: MessageEvent<LookerSays>) => void>()
    const window: BridgeWindow = {
      parent: parent as BridgeWindow['parent'],
      addEventListener: (type: string, listener: (event: MessageEvent<LookerSays>) => void) =>
        void listeners.set(type, listener),
    }
    const asked: LookerSays[] = []
    const channel: Parameters<typeof bridge>[1] = {
      postMessage: (message) => void asked.push(message),
      onmessage: null,
    }
    bridge(window, channel)
    const ask = (origin: string, source: unknown, data: LookerSays): void =>
      listeners.get('message')?.({ origin, source, data } as MessageEvent<LookerSays>)
    return {
      posted,
      parent,
      asked,
      channel,
      ask,
      leave: () => listeners.get('pagehide')?.(new MessageEvent('pagehide')),
    }
  }
  const question: LookerSays = { slipwayInspection: 1, type: 'clients.asked' }

  it('answers the window around it, and posts to the one origin that asked first [CHART-02]', () => {
    const { posted, parent, asked, channel, ask } = build()
    ask('http://localhost:4405', parent, question)
    ask('http://localhost:9999', parent, question)
    channel.onmessage?.(
      new MessageEvent('message', { data: { slipwayInspection: 1, type: 'gone', client: 'one' } }),
    )
    expect(asked).toHaveLength(1)
    expect(posted.map(([{ type }, origin]) => [type, origin])).toEqual([
      ['bridge.ready', 'http://localhost:4405'],
      ['gone', 'http://localhost:4405'],
    ])
  })

  it('is silent to pages that are not of this machine, to other windows, and before it is asked [CHART-02]', () => {
    const { posted, parent, asked, channel, ask } = build()
    ask('https://elsewhere.example', parent, question)
    ask('http://localhost.elsewhere.example', parent, question)
    ask('http://localhost:4405', {}, question)
    channel.onmessage?.(
      new MessageEvent('message', { data: { slipwayInspection: 1, type: 'gone', client: 'one' } }),
    )
    expect([posted, asked]).toEqual([[], []])
  })

  it('says for the looker that it leaves when its page is left [CHART-02]', () => {
    const { parent, asked, ask, leave } = build()
    ask('http://127.0.0.1:4405', parent, { slipwayInspection: 1, type: 'follow', client: 'one', looker: 'a' })
    leave()
    expect(asked.at(-1)).toEqual({ slipwayInspection: 1, type: 'leave', looker: 'a' })
  })
})
