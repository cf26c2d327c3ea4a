import { describe, expect, it, vi } from 'vitest'

import type { Partner } from '#src/client/session/partner.ts'
import { buildTicket } from '#src/testing/builders.ts'

import { notifyPlaced } from './notifyPlaced.ts'

describe("the partner's page", () => {
  it.each([null, 'placed', 'booked', 'cancelled', 'unknown'] as const)(
    'is told about a bet that was placed, and not about one that was only booked: %s [HOST-04]',
    (status) => {
      const tell = vi.fn<Partner['tell']>()
      const prebook = status === null ? null : { status, targetOdds: '2.10', placedUtc: null }
      notifyPlaced({ tell }, buildTicket({ prebook }))
      expect(tell.mock.calls).toHaveLength(status === null || status === 'placed' ? 1 : 0)
    },
  )
})
