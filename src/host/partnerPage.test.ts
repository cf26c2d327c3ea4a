import { describe, expect, it, vi } from 'vitest'

import { createContractValidator } from '#openapi/validator.ts'

import { createPartnerPage, type ClientMessage, type FramedWindow } from './partnerPage.ts'

const partner = 'https://partner.test'
const needsLogin: ClientMessage = { type: 'needs-login', data: { reason: 'bet' } }

type Posted = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>

/** A frame; `around` are the pages around it, the nearest first, where the browser says who they are. */
function frame(around?: readonly string[]) {
  const postMessage = vi.fn<(message: unknown, origin: string) => void>()
  const ancestorOrigins = around && { length: around.length, item: (at: number) => around[at] ?? null }
  const listeners: ((event: MessageEvent<unknown>) => void)[] = []
  const parent = { postMessage: (message: unknown, target: unknown) => postMessage(message, String(target)) }
  const window: FramedWindow = {
    parent,
    location: ancestorOrigins === undefined ? {} : { ancestorOrigins },
    addEventListener: (_, listener) => void listeners.push(listener),
  }
  return {
    page: createPartnerPage(window),
    postMessage,
    listeners,
    /** Something is posted to the frame; by the page around it unless told otherwise. */
    post(event: Partial<Posted>) {
      const posted = { data: 'said', origin: partner, source: parent, ...event }
      for (const listener of listeners) listener(posted as MessageEvent<unknown>)
    },
  }
}

describe("the partner's page around the client", () => {
  it('is told in the form of the contract [HOST-04]', () => {
    const { page, postMessage } = frame([partner])
    page.tell(needsLogin, [partner])
    page.tell({ type: 'session-ended', data: { reason: 'expired' } }, [partner])
    const validator = createContractValidator()
    expect(postMessage).toHaveBeenCalledTimes(2)
    for (const [message, origin] of postMessage.mock.calls) {
      expect(origin).toBe(partner)
      expect(validator.problems('host-messages.yaml', '/components/schemas/ClientMessage', message)).toEqual(
        [],
      )
    }
  })

  it('is told under its own origin alone, where the browser says who it is [HOST-04]', () => {
    const { page, postMessage } = frame([partner, 'https://top.test'])
    const origins = ['https://other.test', partner, 'https://top.test']
    expect(page.isOneOf(origins)).toBe(true)
    page.tell(needsLogin, origins)
    expect(postMessage.mock.calls.map(([, origin]) => origin)).toEqual([partner])
  })

  it('is told nothing where it is not a page of the partner [HOST-04]', () => {
    const { page, postMessage } = frame(['https://elsewhere.test', partner])
    expect(page.isOneOf([partner])).toBe(false)
    page.tell(needsLogin, [partner])
    expect(postMessage).not.toHaveBeenCalled()
  })

  it('is told under each known origin where the browser does not say, for it delivers to the right one alone [HOST-04]', () => {
    const { page, postMessage } = frame()
    page.tell(needsLogin, [partner, 'https://other.test'])
    expect(postMessage.mock.calls.map(([, origin]) => origin)).toEqual([partner, 'https://other.test'])
    expect(frame().page.isOneOf([])).toBe(false)
  })

  it('is heard under the origins of the moment, and from its own window alone [HOST-03]', () => {
    const { page, post } = frame()
    const heard: unknown[] = []
    let origins: readonly string[] = []
    page.hear({
      origins: () => origins,
      onPosted: (posted) => void heard.push(posted),
      onForeign: () => void heard.push('foreign'),
    })
    post({ data: 'too early' })
    origins = [partner]
    post({ data: 'said' })
    post({ origin: 'https://elsewhere.test' })
    post({ origin: 'null' })
    post({ source: null })
    expect(heard).toEqual(['foreign', 'said', 'foreign', 'foreign', 'foreign'])
  })

  it('is nobody where the client is the page itself [HOST-04]', () => {
    const postMessage = vi.fn<(message: unknown, origin: unknown) => void>()
    const addEventListener = vi.fn<() => void>()
    const window = { parent: {}, postMessage, addEventListener, location: {} } as unknown as FramedWindow & {
      parent: object
    }
    window.parent = window as unknown as FramedWindow['parent']
    const page = createPartnerPage(window)
    expect(page.isFramed).toBe(false)
    expect(page.isOneOf([partner])).toBe(false)
    page.tell(needsLogin, [partner])
    page.hear({ origins: () => [partner], onPosted: () => {}, onForeign: () => {} })
    expect(postMessage).not.toHaveBeenCalled()
    expect(addEventListener).not.toHaveBeenCalled()
  })
})
