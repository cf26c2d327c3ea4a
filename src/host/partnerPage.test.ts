import { describe, expect, it, vi } from 'vitest'

import { createContractValidator } from '#openapi/validator.ts'

import { createPartnerPage, type ClientMessage, type FramedWindow } from './partnerPage.ts'

const partner = 'https://partner.test'
const needsLogin: ClientMessage = { type: 'needs-login', data: { reason: 'bet' } }

/** A frame; `around` are the pages around it, the nearest first, where the browser says who they are. */
function frame(around?: readonly string[]) {
  const postMessage = vi.fn<(message: unknown, origin: string) => void>()
  const ancestorOrigins = around && { length: around.length, item: (at: number) => around[at] ?? null }
  const window: FramedWindow = {
    parent: { postMessage: (message: unknown, target: unknown) => postMessage(message, String(target)) },
    location: ancestorOrigins === undefined ? {} : { ancestorOrigins },
  }
  return { page: createPartnerPage(window), postMessage }
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

  it('is told nothing where it is none of the partner [HOST-04]', () => {
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

  it('is nobody where the client is the page itself [HOST-04]', () => {
    const postMessage = vi.fn<(message: unknown, origin: unknown) => void>()
    const window = { parent: {}, postMessage, location: {} } as unknown as FramedWindow & { parent: object }
    window.parent = window as unknown as FramedWindow['parent']
    const page = createPartnerPage(window)
    expect(page.isFramed).toBe(false)
    expect(page.isOneOf([partner])).toBe(false)
    page.tell(needsLogin, [partner])
    expect(postMessage).not.toHaveBeenCalled()
  })
})
