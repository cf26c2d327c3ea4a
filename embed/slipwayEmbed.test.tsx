import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openSlipway } from './slipwayEmbed.ts'
import type { SlipwayFrame, SlipwayOptions } from './types.ts'

const client = 'https://bets.test'
const link = `${client}/v8/launch.html?token=T`
const open: SlipwayFrame[] = []

beforeEach(() => document.body.replaceChildren())
afterEach(() => open.splice(0).forEach((frame) => frame.close()))

function openFrame(options: Partial<SlipwayOptions> = {}) {
  const frame = openSlipway({ link, container: document.body, ...options })
  open.push(frame)
  const said = vi.fn<(message: unknown, origin: unknown) => void>()
  if (frame.iframe.contentWindow !== null) frame.iframe.contentWindow.postMessage = said
  return { frame, said }
}

/** Posts something to the partner's page; from the client unless stated otherwise. */
function post(
  frame: SlipwayFrame,
  data: unknown,
  from: { origin?: string; source?: MessageEventSource | null } = {},
) {
  const { contentWindow } = frame.iframe
  window.dispatchEvent(new MessageEvent('message', { data, origin: client, source: contentWindow, ...from }))
}

const ready = { slipway: 1, type: 'ready', data: { appVersion: '1', isGuest: false } }
const ended = { slipway: 1, type: 'session-ended', data: { reason: 'ended' } }

describe("the client's frame in a partner's page", () => {
  it('shows the launch link, and reveals no more of the page around it than necessary [HOST-01]', () => {
    const { iframe } = openFrame({ title: 'Cá cược' }).frame
    expect(iframe.src).toBe(link)
    expect(iframe.title).toBe('Cá cược')
    expect(iframe.referrerPolicy).toBe('no-referrer')
    const rights = iframe.getAttribute('sandbox')?.split(' ')
    expect(rights).toContain('allow-same-origin')
    expect(rights).not.toContain('allow-top-navigation')
    expect(iframe.allow).toContain('fullscreen')
  })

  it('says in every launch link what a press does, where the partner says so [SLIP-02] [HOST-01]', () => {
    const { frame } = openFrame({ pressRule: 'add' })
    expect(frame.iframe.src).toBe(`${link}&press_rule=add`)
    frame.launch(`${client}/v8/launch.html?token=U&press_rule=replace`)
    expect(frame.iframe.src).toBe(`${client}/v8/launch.html?token=U&press_rule=add`)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/v8/launch.html', '//bets.test/', ''])(
    'is not opened with %j, which is not a web address [HOST-03]',
    (address) => {
      expect(() => openFrame({ link: address })).toThrow('no web address')
      expect(document.querySelector('iframe')).toBeNull()
      const { frame } = openFrame()
      expect(() => frame.launch(address)).toThrow('no web address')
      expect(frame.iframe.src).toBe(link)
    },
  )

  it('receives nothing before it is ready, then the newest message of each kind, under its own origin [HOST-02]', () => {
    const { frame, said } = openFrame()
    frame.syncWallet({ balance: '1.00', currency: 'CNY' })
    frame.syncWallet({ balance: '2.00', currency: 'CNY' })
    expect(said).not.toHaveBeenCalled()
    post(frame, ready)
    frame.backToMatch()
    const data = { balance: '2.00', currency: 'CNY' }
    expect(said.mock.calls).toEqual([
      [{ slipway: 1, type: 'wallet-sync', data }, client],
      [{ slipway: 1, type: 'back-to-match', data: {} }, client],
    ])
  })

  it('is as high as it says, if the page scrolls [HOST-04]', () => {
    const { frame } = openFrame({ height: 'content' })
    post(frame, { slipway: 1, type: 'height', data: { pixels: 1480 } })
    expect(frame.iframe.style.height).toBe('1480px')
    const filling = openFrame().frame
    post(filling, { slipway: 1, type: 'height', data: { pixels: 1480 } })
    expect(filling.iframe.style.height).toBe('100%')
  })

  it('is heard by each listener until that ends, even if another one fails [HOST-04]', () => {
    const reported = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', reported)
    const [first, second] = [vi.fn<(data: unknown) => void>(), vi.fn<(data: unknown) => void>()]
    const failing = vi.fn<() => void>(() => {
      throw new Error('of the partner')
    })
    const { frame } = openFrame({ on: { 'session-ended': failing } })
    const stop = frame.on('session-ended', first)
    frame.on('session-ended', second)
    post(frame, ended)
    stop()
    post(frame, ended)
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
    expect(reported).toHaveBeenCalledTimes(2)
    vi.unstubAllGlobals()
  })

  it('only listens to the origin of its last launch, and speaks to no other, once that one is ready [HOST-03] [HOST-02]', () => {
    const listener = vi.fn<() => void>()
    const { frame, said } = openFrame({ on: { 'session-ended': listener } })
    const next = 'https://other.test'
    post(frame, ready)
    frame.launch(`${next}/v8/launch.html?token=N`)
    expect(frame.iframe.src).toBe(`${next}/v8/launch.html?token=N`)
    // It may have got another window.
    if (frame.iframe.contentWindow !== null) frame.iframe.contentWindow.postMessage = said
    post(frame, ended)
    post(frame, ready)
    frame.backToMatch()
    expect(listener).not.toHaveBeenCalled()
    expect(said).not.toHaveBeenCalled()
    expect(frame.dropped()).toEqual({ foreign: 2, unknown: 0, malformed: 0 })
    post(frame, ready, { origin: next })
    post(frame, ended, { origin: next })
    expect(listener).toHaveBeenCalledOnce()
    expect(said.mock.calls).toEqual([[{ slipway: 1, type: 'back-to-match', data: {} }, next]])
  })

  it('says nothing more once it is closed [HOST-04]', () => {
    const { frame } = openFrame()
    const { contentWindow } = frame.iframe
    const listener = vi.fn<() => void>()
    frame.on('session-ended', listener)
    frame.close()
    post(frame, ended, { source: contentWindow })
    expect(listener).not.toHaveBeenCalled()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('is only heard from its own window and origin, in its own words, as often as it speaks; everything else is counted [HOST-03]', () => {
    const origins = fc.constantFrom(
      client,
      client,
      'null',
      '',
      'https://bets.test.evil.example',
      'http://bets.test',
      '*',
    )
    const sources = fc.constantFrom('frame', 'frame', 'page', 'none')
    const posted = fc.oneof(
      fc.constant(ended),
      fc.constant(JSON.parse('{"slipway":1,"type":"session-ended","data":{"__proto__":{"reason":"ended"}}}')),
      fc.constant({ ...ended, data: { reason: 'x'.repeat(100_000) } }),
      fc.record({ slipway: fc.constant(1), type: fc.string(), data: fc.anything() }),
      fc.anything(),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(posted, origins, sources), { maxLength: 20 }), (all) => {
        const { frame } = openFrame()
        let heard = 0
        frame.on('session-ended', ({ reason }) => {
          expect(reason).toBe('ended')
          heard += 1
        })
        const windows = { frame: frame.iframe.contentWindow, page: window, none: null }
        for (const [data, origin, source] of all) post(frame, data, { origin, source: windows[source] })
        const isOurs = ([, origin, source]: (typeof all)[number]): boolean =>
          origin === client && source === 'frame'
        const { foreign, unknown, malformed } = frame.dropped()
        expect(heard).toBe(all.filter((each) => isOurs(each) && each[0] === ended).length)
        expect(foreign).toBe(all.filter((each) => !isOurs(each)).length)
        expect(heard + foreign + unknown + malformed).toBe(all.length)
        frame.close()
      }),
    )
  })
})
